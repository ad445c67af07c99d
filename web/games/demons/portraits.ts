import sword from 'icon:broadsword';
import candle from 'icon:candle-flame';
import moon from 'icon:moon';
import pentacle from 'icon:pentacle';
import helm from 'icon:visored-helm';
import { people } from '../../parts/people.ts';
import type { Portrait } from '../face.ts';

/** The four magicians, by seat. */
export const PORTRAITS: readonly Portrait[] = [
  { face: people.old, behind: [{ body: pentacle }] },
  { face: people.man, behind: [{ body: sword }], worn: [{ body: helm, at: [25, 0, 54] }] },
  { face: people.woman, behind: [{ body: moon }] },
  { face: people.hoodedBearded, behind: [{ body: candle, at: [-4, -8, 112] }] },
];
