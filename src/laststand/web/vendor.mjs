// Writes everything vendored: lit as one module, the fonts, the icon sprites, axe-core for tests.
// `npm ci && npm run vendor`; what it writes is in git, so that nobody needs node to play.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const modules = new URL("node_modules/", import.meta.url);
const from = (/** @type {string} */ path) => new URL(path, modules);
const here = (/** @type {string} */ path) => new URL(path, import.meta.url);

const LIT = `
export { html, svg, render, nothing } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
export { classMap } from "lit-html/directives/class-map.js";
export { live } from "lit-html/directives/live.js";
export { ref } from "lit-html/directives/ref.js";
`;

await build({
  stdin: { contents: LIT, resolveDir: new URL(".", import.meta.url).pathname },
  bundle: true,
  minify: true,
  format: "esm",
  legalComments: "none",
  banner: { js: "/* lit-html, Copyright 2017 Google LLC, BSD-3-Clause: see lit.LICENSE */" },
  outfile: here("static/vendor/lit.js").pathname,
});
cpSync(from("lit/LICENSE"), here("static/vendor/lit.LICENSE"));
writeFileSync(here("static/vendor/lit.d.ts"), LIT.trimStart());

for (const [family, faces] of /** @type {const} */ ([
  ["almendra", ["400-normal", "700-normal"]],
  ["alegreya-sans", ["400-normal", "400-italic", "700-normal"]],
])) {
  for (const face of faces) {
    const file = `${family}-latin-${face}.woff2`;
    cpSync(from(`@fontsource/${family}/files/${file}`), here(`static/fonts/${file}`));
  }
  cpSync(from(`@fontsource/${family}/LICENSE`), here(`static/fonts/${family}.LICENSE`));
}

/** @type {Record<string, Record<string, string>>} */
const wanted = JSON.parse(readFileSync(here("icons.json"), "utf8"));
const set = JSON.parse(readFileSync(from("@iconify-json/game-icons/icons.json"), "utf8"));
for (const [sprite, icons] of Object.entries(wanted)) {
  const symbols = Object.entries(icons).map(([id, name]) => {
    if (!set.icons[name]) throw new Error(`game-icons has no '${name}'`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${set.icons[name].body}</symbol>`;
  });
  writeFileSync(
    here(`static/icons/${sprite}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0 -->\n${symbols.join("\n")}\n</svg>\n`,
  );
}
const { page, ...games } = wanted;
const names = Object.entries(games).map(([game, icons]) => `  ${game}: "${Object.keys(icons).join(" ")}",\n`);
writeFileSync(here("static/icons/names.js"), `// The icons of each game's sprite; any other is in the page's. vendor.mjs writes this.\n\nexport const NAMES = {\n${names.join("")}};\n`);

cpSync(from("axe-core/axe.min.js"), here("../../../tests/web/vendor/axe.min.js"));
cpSync(from("axe-core/LICENSE"), here("../../../tests/web/vendor/axe.LICENSE"));
