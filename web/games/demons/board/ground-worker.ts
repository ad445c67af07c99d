import { drawGround } from './drawn-ground.ts';

// All of it takes a phone half a second, which nobody has to wait for.
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => postMessage(drawGround(data)));
