import { settings } from '../app/settings.svelte.ts';
import { CUES, type CueName } from './cues.ts';
import { RATE, render } from './render.ts';
import type { SoundOptions } from './sound.svelte.ts';
import { admit, type Voice } from './voices.ts';

/** By the five steps of the volume, in decibels. */
const VOLUMES = { 1: -22, 2: -15, 3: -8, 4: -4, 5: 0 } as const;
const OTHERS = -4;
/** What is grand lowers all else. */
const DUCKED = -9;
/** No two are quite alike. */
const PITCH = 0.04;
const LEVEL = 1.5;

const gainOf = (decibels: number): number => 10 ** (decibels / 20);
const about = (range: number): number => (Math.random() * 2 - 1) * range;

interface Out {
  readonly context: AudioContext;
  readonly volume: GainNode;
  /** All but the grand ones go through here. */
  readonly rest: GainNode;
}

let out: Out | null = null;
const buffers = new Map<CueName, AudioBuffer>();
let voices: (Voice & { readonly source: AudioBufferSourceNode })[] = [];

/** Opens what is played on, and makes the sounds one after the other while nothing else is to be done. */
export function begin(): void {
  if (out) return;
  const opened = open();
  out = opened;
  let left = Object.keys(CUES) as CueName[];
  const next = () => {
    const [cue, ...others] = left;
    if (!cue) return;
    bufferOf(opened, cue);
    left = others;
    whenIdle(next);
  };
  whenIdle(next);
}
const whenIdle = (act: () => void): unknown => globalThis.requestIdleCallback?.(act) ?? setTimeout(act, IDLE);
const IDLE = 400;

function open(): Out {
  const context = new AudioContext();
  const volume = context.createGain();
  const rest = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -10;
  limiter.ratio.value = 12;
  rest.connect(volume);
  volume.connect(limiter);
  limiter.connect(context.destination);
  return { context, volume, rest };
}

function bufferOf({ context }: Out, cue: CueName): AudioBuffer {
  const known = buffers.get(cue);
  if (known) return known;
  const samples = render(cue);
  const made = context.createBuffer(1, samples.length, RATE);
  made.getChannelData(0).set(samples);
  buffers.set(cue, made);
  return made;
}

/** Makes a sound, if there is room for one more. */
export function play(cue: CueName, { rate = 1, isMine = true }: SoundOptions): void {
  if (!out) return;
  // Where much passes quickly, what is small makes no sound.
  if (settings.speed === 'quick' && CUES[cue].loudness === 'quiet') return;
  const now = performance.now();
  const room = admit(voices, cue, now);
  if (!room) return;
  voices.find((voice) => voice === room.stop)?.source.stop();
  const { context, volume, rest } = out;
  const isGrand = CUES[cue].loudness === 'grand';
  const source = new AudioBufferSourceNode(context, {
    buffer: bufferOf(out, cue),
    playbackRate: rate * (1 + about(PITCH)),
  });
  const gain = new GainNode(context, { gain: gainOf((isMine ? 0 : OTHERS) + about(LEVEL)) });
  source.connect(gain).connect(isGrand ? volume : rest);
  volume.gain.value = gainOf(VOLUMES[settings.volume]);
  const seconds = (source.buffer?.duration ?? 0) / source.playbackRate.value;
  if (isGrand) duck(rest.gain, context.currentTime, seconds);
  source.start();
  voices = [...voices.filter(({ ends }) => ends > now), { cue, begun: now, ends: now + seconds * 1000, source }];
}

function duck(gain: AudioParam, now: number, seconds: number): void {
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(gainOf(DUCKED), now, 0.03);
  gain.setTargetAtTime(1, now + seconds, 0.2);
}
