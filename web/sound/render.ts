import { must } from '@conjure/engine';
import { CUES, type CueName, LOUDNESS } from './cues.ts';

/** Samples a second. */
export const RATE = 44_100;

/** Nothing is ever louder than this, whatever its class. */
const PEAK = decibels(-7);

type Wave = 'sine' | 'triangle' | 'square' | 'saw' | 'noise';
interface Sweep {
  readonly from: number;
  readonly to: number;
}
interface Filter extends Sweep {
  readonly kind: 'lp' | 'hp' | 'bp';
  readonly q: number;
}
interface Layer {
  readonly wave: Wave;
  readonly pitch: Sweep;
  readonly length: number;
  readonly attack: number;
  readonly gain: number;
  readonly filter: Filter | null;
  readonly start: number;
  readonly repeat: { readonly times: number; readonly gap: number; readonly gain: number; readonly pitch: number };
}

/** A sound as it is played: one channel of samples, as loud as its class says. */
export function render(name: CueName): Float32Array {
  const { layers, loudness } = CUES[name];
  const read = layers.split('\n').map(readLayer);
  const seconds =
    Math.max(...read.map(({ start, length, repeat }) => start + length + (repeat.times - 1) * repeat.gap)) / 1000;
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  for (const layer of read) for (let nth = 0; nth < layer.repeat.times; nth++) add(samples, layer, nth);
  return levelled(samples, decibels(LOUDNESS[loudness]));
}

/** As loud as wanted in its loudest tenth of a second, and nowhere above the peak. */
function levelled(samples: Float32Array, wanted: number): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(wanted / loudest(samples), PEAK / peak);
  return samples.map((sample) => sample * gain);
}

/** The root mean square of the loudest tenth of a second. */
export function loudest(samples: Float32Array): number {
  const window = Math.min(samples.length, RATE / 10);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i++) {
    sum += samples[i] ** 2;
    if (i >= window) sum -= samples[i - window] ** 2;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / window);
}

/** One sounding of a layer. */
function add(samples: Float32Array, layer: Layer, nth: number): void {
  const { wave, pitch, length, attack, filter, repeat } = layer;
  const first = Math.round(((layer.start + nth * repeat.gap) / 1000) * RATE);
  const count = Math.round((length / 1000) * RATE);
  const gain = layer.gain * repeat.gain ** nth;
  const higher = repeat.pitch ** nth;
  const source = wave === 'noise' ? noise(first + count) : oscillator(wave);
  const through = filter ? filtering(filter) : (sample: number) => sample;
  const fadeIn = Math.max(1, (attack / 1000) * RATE);
  for (let i = 0; i < count && first + i < samples.length; i++) {
    const part = i / count;
    const sample = through(source((higher * swept(pitch, part)) / RATE), part);
    // To a thousandth, which nobody hears any more.
    samples[first + i] += sample * gain * Math.min(1, i / fadeIn) * 0.001 ** part;
  }
}

const swept = ({ from, to }: Sweep, part: number): number => from * (to / from) ** part;

/** Given how far a wave goes on each time. */
function oscillator(wave: Exclude<Wave, 'noise'>): (step: number) => number {
  let phase = 0;
  return (step) => {
    phase = (phase + step) % 1;
    switch (wave) {
      case 'sine':
        return Math.sin(2 * Math.PI * phase);
      case 'triangle':
        return 1 - 4 * Math.abs(phase - 0.5);
      case 'square':
        return phase < 0.5 ? 1 : -1;
      case 'saw':
        return 2 * phase - 1;
    }
  };
}

/** Always the same, so that a sound is the same each time it is made. */
function noise(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 31 - 1;
  };
}

/** So many samples share the numbers of a filter. */
const STRIDE = 32;

/** A biquad as of the Audio EQ Cookbook, whose frequency moves. */
function filtering(filter: Filter): (sample: number, part: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let numbers = biquad(filter, 0);
  let nth = 0;
  return (sample, part) => {
    if (nth++ % STRIDE === 0) numbers = biquad(filter, part);
    const [b0, b1, b2, a1, a2] = numbers;
    const out = b0 * sample + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, sample, y1, out];
    return out;
  };
}

function biquad(filter: Filter, part: number): [number, number, number, number, number] {
  const turn = (2 * Math.PI * Math.min(swept(filter, part), RATE * 0.45)) / RATE;
  const alpha = Math.sin(turn) / (2 * filter.q);
  const cos = Math.cos(turn);
  const a0 = 1 + alpha;
  const [a1, a2] = [(-2 * cos) / a0, (1 - alpha) / a0];
  switch (filter.kind) {
    case 'lp':
      return [(1 - cos) / 2 / a0, (1 - cos) / a0, (1 - cos) / 2 / a0, a1, a2];
    case 'hp':
      return [(1 + cos) / 2 / a0, -(1 + cos) / a0, (1 + cos) / 2 / a0, a1, a2];
    case 'bp':
      return [alpha / a0, 0, -alpha / a0, a1, a2];
  }
}

function decibels(level: number): number {
  return 10 ** (level / 20);
}

const WAVES: readonly string[] = ['sine', 'triangle', 'square', 'saw', 'noise'] satisfies Wave[];

/** A layer as it is written in the cues. */
function readLayer(line: string): Layer {
  const words = line.split(' ');
  const wave = must(words.shift(), 'the wave of', line);
  if (!WAVES.includes(wave)) throw new Error(`no wave: ${line}`);
  const pitch = wave === 'noise' ? { from: 1, to: 1 } : sweepIn(words.shift());
  const [length, attack] = must(words.shift(), 'the length of', line).split('/').map(Number);
  const gain = decibels(Number(words.shift()));
  let filter = null as Filter | null;
  let start = 0;
  const repeat = { times: 1, gap: 0, gain: 1, pitch: 1 };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === 'lp' || word === 'hp' || word === 'bp') filter = { kind: word, ...sweepIn(words.shift()), q: 0.9 };
    else if (word.startsWith('q') && filter) filter = { ...filter, q: Number(word.slice(1)) };
    else if (word.startsWith('@')) start = Number(word.slice(1));
    else if (word.startsWith('x')) [repeat.times, repeat.gap] = word.slice(1).split('/').map(Number);
    else if (word.endsWith('dB')) repeat.gain = decibels(Number(word.slice(0, -2)));
    else if (word.startsWith('*')) repeat.pitch = Number(word.slice(1));
    else throw new Error(`${word} means nothing: ${line}`);
  }
  return { wave: wave as Wave, pitch, length, attack, gain, filter, start, repeat };
}

function sweepIn(word = ''): Sweep {
  const [from, to = from] = word.split('>').map(Number);
  return { from, to };
}
