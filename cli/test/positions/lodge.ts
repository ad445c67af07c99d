import { create, type Match } from '@conjure/engine';
import { lodge } from '@conjure/lodge';

function matchAt(scenario: object): Match {
  const made = create(lodge, { seats: 3, seed: 'scene', scenario: { lodge: 'example', ...scenario } });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.match as unknown as Match;
}

/** Nero's turn: instability, a used and a destroyed room, Jaf'ar guarded by Muso, a Thrall and a familiar that hunts. */
export const busy = () =>
  matchAt({
    phase: 'action',
    round: 3,
    turn: 1,
    rooms: { '-1,0': { cubes: [1, 1, 'rose'], activated: true }, '2,-2': { destroyed: true } },
    track: { 2: 'e101' },
    seats: [
      { mage: 'jafar', at: '0,1', damage: [1, 1, 'rose'], familiar: { id: 'muso', mode: 'guard' } },
      {
        mage: 'nero',
        at: '0,0',
        set: { I: 'thunder_nail/a', II: 'ember_dart/a', Q: 'salt_skin/b' },
        evocations: [{ id: 'bone_thrall', at: '0,0' }],
        quests: [{ quest: 'q101' }],
      },
      { mage: 'rebecca', at: '0,0', familiar: { id: 'polly', mode: 'hunting', at: '1,0' } },
    ],
  });

/** Everybody sets spells; Nero holds these. */
export const setting = () =>
  matchAt({
    phase: 'preparation',
    seats: [{ mage: 'jafar' }, { mage: 'nero', hand: ['ember_dart', 'salt_skin', 'lodestar', 'lodestar', 'unspell'] }],
  });

/** Everybody names schools. */
export const studying = () => matchAt({ phase: 'study' });
