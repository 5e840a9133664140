// Reading the facts of an option, an event or a step.

/** @import { Facts } from "./types.js" */

/**
 * A thing that is named; nothing where none is.
 * @param {Facts} facts
 * @param {string} name
 */
export function thingIn(facts, name) {
  const fact = facts[name];
  return typeof fact === "string" ? fact : "";
}

/**
 * Things that are named, none where none are.
 * @param {Facts} facts
 * @param {string} name
 */
export function thingsIn(facts, name) {
  const fact = facts[name];
  return Array.isArray(fact) ? fact : [];
}
