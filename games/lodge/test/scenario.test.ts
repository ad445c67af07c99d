import { create, diceFrom, give, seeded, waitingFor } from '@conjure/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lodge } from '../game.ts';
import type { State } from '../state.ts';
import { eagerly, playEagerly } from './eager.ts';
import { holdInvariants } from './invariants.ts';
import { of, setUp, type TestMatch } from './table.ts';

const faultOf = (scenario: unknown, options: object = {}): string => {
  const made = create(lodge, { seats: 4, seed: 'scenario', options, scenario });
  return 'fault' in made ? `${made.fault.place}: ${made.fault.expected}` : 'no fault';
};

test('the example of the specification can be read', () => {
  const scenario = {
    lodge: 'example',
    round: 3,
    moon: 1,
    phase: 'action',
    crown: 0,
    turn: 1,
    rooms: { '-1,0': { cubes: [1, 1, 'rose'], activated: true } },
    track: { '2': 'e101' },
    rose: { power: 4 },
    seats: [
      {
        mage: 'jafar',
        at: '0,1',
        power: 5,
        damage: [1, 1, 'rose'],
        hand: ['lodestar'],
        physical: 2,
        set: { I: 'thunder_nail/a', Q: 'salt_skin/b' },
        evocations: [{ id: 'bone_thrall', at: '0,0', damage: [2] }],
        familiar: { id: 'muso', mode: 'guard', damage: [], token: 'ready' },
      },
    ],
  };
  expect(faultOf(scenario)).toBe('no fault');
});

const AT_SCHOOLS = { at: 'schools' };
const STUDYING = { phase: 'study', shelf: new Array(12).fill(20), todo: [{ do: 'study' }] };
/** In the middle of Study; the others are still at the beginning. */
const inStudy = (...studies: object[]) => ({
  ...STUDYING,
  crown: 0,
  seats: [0, 1, 2, 3].map((seat) => ({ study: studies[seat] ?? AT_SCHOOLS })),
});

/** Nero strikes Jaf'ar; his cubes are placed, or it is only announced. */
const blow = (placing: boolean) => ({
  ...{ do: 'volley', dealer: 1, source: 1, attack: true, everywhere: false, hits: [0, 1], placing },
  ...{ at: 0, hurt: 0, total: 0, excess: [] },
});

test('[B70] a full life bar can be while cubes are placed and before the check', () => {
  const full = { phase: 'action', seats: [{ damage: of(1, 11) }] };
  expect(faultOf({ ...full, todo: [{ do: 'check', hitter: 1, asked: 0 }, { do: 'turn' }] })).toBe('no fault');
  expect(faultOf({ ...full, todo: [blow(true), { do: 'turn' }] })).toBe('no fault');
});

describe('what cannot be is refused, with its place', () => {
  const cases: [string, object, string][] = [
    ['an unknown field', { mood: 'dark' }, 'scenario.mood: only'],
    ['a mage twice', { seats: [{ mage: 'nero' }, { mage: 'nero' }] }, 'scenario.seats[1].mage: no repetition'],
    ['too much damage', { seats: [{ damage: of(1, 12) }] }, 'scenario.seats[0].damage: no more cubes'],
    [
      'too many cubes',
      { rooms: Object.fromEntries(lodge.content.board.names.map((name) => [name, { cubes: of(0, 4) }])) },
      'and in the supply',
    ],
    [
      'a familiar twice',
      { seats: [{ familiar: { id: 'muso', mode: 'guard' } }, { familiar: { id: 'muso', mode: 'guard' } }] },
      'scenario.seats[1].familiar.id: a familiar of a family in play that nobody else owns [F10]',
    ],
    [
      'a hunter nowhere',
      { seats: [{ familiar: { id: 'muso', mode: 'hunting' } }] },
      'scenario.seats[0].familiar.at: a room',
    ],
    [
      'a guardian in a room',
      { seats: [{ familiar: { id: 'muso', mode: 'guard', at: '0,0' } }] },
      'scenario.seats[0].familiar.at: nothing in Guard',
    ],
    [
      'four evocations',
      {
        seats: [
          {
            evocations: [1, 2, 3].map(() => ({ id: 'bone_thrall', at: '0,0' })),
            familiar: { id: 'muso', mode: 'guard' },
          },
        ],
      },
      'scenario.seats[0].evocations: three at the most, a familiar included [B55]',
    ],
    [
      'too many copies of a creature',
      { seats: [{ evocations: [1, 2, 3].map(() => ({ id: 'grave_giant', at: '0,0' })) }] },
      'scenario.seats[0].evocations.id: 2 copies at the most',
    ],
    [
      'a card too often',
      { seats: [{ hand: of(0, 5).map(() => 'lodestar') }] },
      'scenario.seats[0].hand: no more copies of lodestar',
    ],
    ['an instant event on the track', { track: { 1: 'e105' } }, 'scenario.track.1: an event that stays on the track'],
    [
      'a quest in two places',
      { seats: [{ solved: ['q101'] }, { quests: [{ quest: 'q101' }] }] },
      'scenario.seats[1].quests: no repetition',
    ],
    ['a turn outside the Action phase', { phase: 'study', turn: 1 }, 'scenario.turn: only in the Action phase'],
    [
      'cubes beside the sheet without Overkill',
      { seats: [{ beside: [1] }] },
      'scenario.seats[0].beside: nothing without Overkill',
    ],
    [
      'cubes in a destroyed room',
      { rooms: { '0,0': { destroyed: true, cubes: [1] } } },
      'scenario.rooms.0,0.cubes: none in a destroyed room',
    ],
    [
      'a full life bar without a familiar',
      { seats: [{ damage: of(1, 11) }] },
      'scenario.seats[0].damage: a free slot or a familiar: he would be defeated [B70] [F38]',
    ],
    [
      'a full life bar while a blow is only announced',
      { phase: 'action', seats: [{ damage: of(1, 11) }], todo: [blow(false), { do: 'turn' }] },
      'scenario.seats[0].damage: a free slot or a familiar',
    ],
    [
      'a full life bar whose check waits for a turn',
      {
        phase: 'action',
        seats: [{ damage: of(1, 11) }],
        todo: [{ do: 'turn' }, { do: 'check', hitter: 1, asked: 0 }, { do: 'turn' }],
      },
      'scenario.todo: nothing before its end that goes on',
    ],
    [
      'a familiar with all its slots full',
      { seats: [{ damage: of(1, 11), familiar: { id: 'argo', mode: 'guard', damage: of(1, 3) } }] },
      'scenario.seats[0].familiar.damage: a free slot: it would be defeated [B61]',
    ],
    [
      'an evocation with all its slots full',
      { seats: [{ evocations: [{ id: 'glass_twin', at: '0,0', damage: [1] }] }] },
      'scenario.seats[0].evocations.damage: a free slot: it would be defeated [B61]',
    ],
    [
      'his own cubes on his sheet',
      { seats: [{}, { damage: [1] }] },
      'scenario.seats[1].damage: no cubes of his own [B8]',
    ],
    [
      'his own cubes on his evocation',
      { seats: [{}, { evocations: [{ id: 'slag_golem', at: '0,0', damage: [1] }] }] },
      'scenario.seats[1].evocations.damage: no cubes of his own [B8]',
    ],
    [
      'a moon that has not risen',
      { moon: 1, seats: [{ power: 6 }] },
      'scenario.moon: at least 2 with that Power [B84]',
    ],
    [
      'a moon that the Rose has raised',
      { moon: 2, rose: { power: 18 } },
      'scenario.moon: at least 3 with that Power [B84]',
    ],
    ['a round that cannot come', { round: 31 }, 'scenario.round: at most 30 [B100]'],
    ['too many Physical tokens', { seats: [{ physical: 3 }] }, 'scenario.seats[0].physical: at most 2 [B37]'],
    ['too many Actions', { phase: 'action', actions: 3 }, 'scenario.actions: at most 2 [B30]'],
    [
      'a Trophy of himself',
      { seats: [{ trophies: [1, 0, 0, 0] }] },
      'scenario.seats[0].trophies: no Trophy of himself',
    ],
    [
      'a spell in the deck of another school',
      { schools: { divination: ['ember_dart'] } },
      'scenario.schools.divination: spells of that school',
    ],
    [
      'an ordinary spell among the Forgotten',
      { forgotten: ['ember_dart'] },
      'scenario.forgotten: Forgotten spells [B98]',
    ],
    [
      'a quest in the deck of another moon',
      { questDecks: [['q201'], [], []] },
      'scenario.questDecks[0]: cards of moon 1',
    ],
    [
      'an event in the deck of another moon',
      { eventDecks: [[], ['e101'], []] },
      'scenario.eventDecks[1]: cards of moon 2',
    ],
    ['nothing to do', { phase: 'action', todo: [] }, 'scenario.todo: something that goes on'],
    ['a Study of one alone', { ...STUDYING, seats: [{ study: AT_SCHOOLS }] }, 'scenario.seats: a study for every seat'],
    ['a Study in another phase', { ...STUDYING, phase: 'action' }, 'scenario.todo: a Study that goes on'],
    ['a Study that nobody is at', STUDYING, 'scenario.seats: a study for every seat'],
    [
      'schools of unknown size',
      { ...inStudy(AT_SCHOOLS), shelf: undefined },
      'scenario.shelf: the sizes of the schools',
    ],
    [
      'cards dealt out of order',
      inStudy(AT_SCHOOLS, { at: 'keep' }),
      'scenario.seats[1].study: cards dealt in play order [B23]',
    ],
    [
      'a kept card that was not drawn',
      inStudy({ at: 'forget', kept: ['lodestar'] }),
      'scenario.seats[0].study: kept cards among those drawn',
    ],
    [
      'a card forgotten that he does not hold',
      inStudy({ at: 'through', forgot: 'grave_march' }),
      'scenario.seats[0].study: forgotten and discarded cards in his hand',
    ],
    ['a limit that is not passed', inStudy({ at: 'limit' }), 'scenario.seats[0].study: a hand above its limit'],
    [
      'a spent spell that is not there',
      { phase: 'action', todo: [{ do: 'spent', by: 0, slot: 0 }, { do: 'turn' }] },
      'scenario.todo: a revealed spell in that slot',
    ],
    [
      'a revealed slot that is empty',
      { seats: [{ revealed: ['I'] }] },
      'scenario.seats[0].revealed: slots with a spell',
    ],
    [
      'a revealed spell that nobody carries out',
      { phase: 'action', seats: [{ set: { I: 'ember_dart/a' }, revealed: ['I'] }] },
      'scenario.seats[0].revealed: spells that are being carried out',
    ],
  ];
  test.each(cases)('%s', (_name, scenario, expected) => {
    expect(faultOf(scenario)).toContain(expected);
  });

  test('families other than those of the options', () => {
    expect(faultOf({ families: ['hydra'] })).toContain('scenario.families: the families of the options');
    expect(faultOf({ lodge: 'example' }, { families: 'hydra' })).toContain('no lair of a family that is not in play');
  });
});

test('[B84] where a scenario is silent, the moon is the one that its Power has raised', () => {
  const moon = (power: number) => setUp({ jafar: { power } }).view().moon;
  expect([moon(5), moon(6), moon(18)]).toEqual([1, 2, 3]);
  expect(setUp({ rose: { power: 7 } }).view().moon).toBe(2);
});

test('cards that a scenario names come from where they lay: every copy is still there once', () => {
  const s = setUp({
    moon: 2,
    nero: { at: '0,1', hand: ['ember_dart', 'lodestar', 'lodestar'], set: { I: 'unspoken_name/a' } },
  });
  holdInvariants(s.state(), lodge.content);
});

/** Plays on among eager players until the match is over. */
function playOn(s: TestMatch, seed: string): void {
  const dice = diceFrom(seeded(seed));
  const { match } = s;
  while (match.open) {
    const [seat] = waitingFor(match);
    expect(give(match, seat, eagerly(match.open.question, seat, dice))).toEqual({ done: true });
    holdInvariants(match.table.state, match.table.content, match.open?.question.kind);
  }
}

test.each(['rose', 'study', 'preparation', 'action', 'evocation', 'cleanUp'] as const)(
  'a scenario that begins with %s can be played to the end',
  (phase) => {
    playOn(
      setUp({
        phase,
        moon: 2,
        rose: { power: 12 },
        jafar: { at: '0,1', damage: of(1, 5), familiar: { id: 'argo', mode: 'hunting', at: '1,0' } },
        nero: {
          at: '0,0',
          evocations: [{ id: 'slag_golem', at: '0,1' }],
          set: { I: 'wall_of_cinders/b', II: 'thunder_nail/a' },
        },
      }),
      phase,
    );
  },
);

/** The invariant that a position breaks. */
function brokenBy(state: State, asks: string | undefined): string {
  try {
    holdInvariants(state, lodge.content, asks);
    return 'none';
  } catch (wrong) {
    return (wrong as Error).message;
  }
}

test('no scenario breaks the reader: parts of real ones put together at random are refused, or read and hold every invariant', () => {
  const parts: [string, unknown][] = [];
  playEagerly({ seats: 3, seed: 'parts' }, ({ rest, answers }) => {
    if (!rest || answers.length % 23 !== 0) return;
    parts.push(
      ...Object.entries(JSON.parse(JSON.stringify(lodge.writeScenario({ state: rest.state, content: lodge.content })))),
    );
  });
  let read = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(parts.length - 1), { maxLength: 9 }), (picked) => {
      const scenario = Object.fromEntries(picked.map((i) => parts[i]));
      const made = create(lodge, { seats: 3, seed: 'any', scenario });
      if ('match' in made) {
        read++;
        const { table, open } = made.match;
        // A scenario may list its decks of quests and events short, for a game without the rest of them.
        expect(brokenBy(table.state, open?.question.kind)).toMatch(/^(none|\d+ (quests of|events)\b.*)$/);
      } else expect(made.fault.place).toMatch(/^scenario/);
    }),
    { numRuns: 400 },
  );
  expect(read).toBeGreaterThan(20);
});
