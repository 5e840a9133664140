// Sounds made in the browser: a few tones and noises for each kind of moment. Nothing is fetched.

/** @import { Moment } from "./drama.js" */

import { preferences } from "./session.js";

/** @type {AudioContext | null} */
let context = null;

/** Browsers let a page sound only once somebody has touched it. */
function stage() {
  if (!preferences.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/**
 * A tone that fades, from one height to another.
 * @param {number} at seconds from now
 * @param {number} length
 * @param {number} from hertz
 * @param {number} [to]
 * @param {OscillatorType} [type]
 * @param {number} [volume]
 */
function tone(at, length, from, to = from, type = "sine", volume = 0.12) {
  const sounding = stage();
  if (!sounding) return;
  const start = sounding.currentTime + at;
  const voice = sounding.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(fading(sounding, start, length, volume));
  voice.start(start);
  voice.stop(start + length);
}

/**
 * A noise of some brightness that fades.
 * @param {number} at
 * @param {number} length
 * @param {number} brightness hertz
 * @param {number} [volume]
 */
function noise(at, length, brightness, volume = 0.12) {
  const sounding = stage();
  if (!sounding) return;
  const start = sounding.currentTime + at;
  const buffer = sounding.createBuffer(1, Math.ceil(sounding.sampleRate * length), sounding.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = sounding.createBufferSource();
  source.buffer = buffer;
  const filter = sounding.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = brightness;
  source.connect(filter).connect(fading(sounding, start, length, volume));
  source.start(start);
}

/**
 * @param {AudioContext} sounding
 * @param {number} start
 * @param {number} length
 * @param {number} volume
 */
function fading(sounding, start, length, volume) {
  const gain = sounding.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + length);
  gain.connect(sounding.destination);
  return gain;
}

/** @param {number[]} notes @param {number} step @param {OscillatorType} [type] */
const melody = (notes, step, type = "triangle") => notes.forEach((note, index) => tone(index * step, step * 2.2, note, note, type, 0.1));

/** @type {Record<Moment, () => void>} */
const SOUNDS = {
  dice: () => [0, 0.07, 0.13, 0.22, 0.28].forEach((at) => noise(at, 0.05, 2600, 0.16)),
  hit: () => (tone(0, 0.18, 170, 60, "square", 0.1), noise(0, 0.08, 900)),
  miss: () => noise(0, 0.22, 1500, 0.06),
  kill: () => (tone(0, 0.3, 320, 50, "sawtooth", 0.09), noise(0.04, 0.25, 500, 0.16)),
  break: () => [0, 0.09, 0.2].forEach((at) => noise(at, 0.4, 260, 0.22)),
  fire: () => (noise(0, 0.7, 700, 0.16), noise(0.1, 0.5, 1800, 0.07)),
  card: () => noise(0, 0.09, 3400, 0.1),
  mist: () => (tone(0, 0.9, 110, 165, "sine", 0.1), noise(0, 0.9, 400, 0.04)),
  boss: () => ([55, 82, 98].forEach((note) => tone(0, 1.4, note, note * 0.94, "sawtooth", 0.07)), noise(0, 0.5, 180, 0.2)),
  dawn: () => melody([262, 330, 392, 523], 0.16),
  dusk: () => melody([392, 311, 262, 196], 0.18),
  heal: () => melody([523, 659], 0.1, "sine"),
  gold: () => melody([1319, 1760], 0.07, "sine"),
  coin: () => tone(0, 0.5, 1480, 1470, "triangle", 0.1),
  won: () => melody([392, 523, 659, 784, 659, 784, 1047], 0.17),
  lost: () => melody([330, 311, 262, 208, 165], 0.28, "sawtooth"),
  turn: () => melody([660, 880], 0.12, "sine"),
};

export const MOMENTS_HEARD = /** @type {Moment[]} */ (Object.keys(SOUNDS));

/** @param {Moment} moment */
export function sound(moment) {
  SOUNDS[moment]();
}
