import { describe, expect, test } from 'vitest';
import { DECLINE, KEEP, only, own, PASS, passAll, setUp, story, type TestMatch, USE } from './table.ts';

/** In the Black Rose phase, with this event to come up. */
const rose = (event: string, more: Parameters<typeof setUp>[0] = {}): TestMatch =>
  setUp({ phase: 'rose', eventDecks: [[event], [], []], ...more });

describe('the round', () => {
  test('[B14] six phases in this order, and then the next round', () => {
    const s = setUp({ phase: 'cleanUp', eventDecks: [['e104', 'e107', 'e105'], [], []] });
    const dull = [PASS, DECLINE, KEEP] as object[];
    for (let i = 0; i < 200 && s.view().round < 3; i++) {
      const [who] = s.asked();
      const options = s.options(who);
      const plain = dull.find((one) => options.some((option) => JSON.stringify(option) === JSON.stringify(one)));
      s.does(who, plain ?? (options[0] as object) ?? { I: `${own(s, who).hand[0]}/a`, II: `${own(s, who).hand[1]}/a` });
    }
    const phases = only(story(s), 'phaseBegan').map(({ phase }) => phase);
    const round = ['rose', 'study', 'preparation', 'action', 'evocation', 'cleanUp'];
    expect(phases.slice(0, 8)).toEqual(['cleanUp', ...round, 'rose']);
    expect(only(story(s), 'roundBegan').map(({ round: n }) => n)).toEqual([2, 3]);
  });
});

describe('events', () => {
  test('[B15] every event moves one space down; what leaves space 1 pays its leave value', () => {
    const s = rose('e107', { moon: 2, track: { 1: 'e203', 2: 'e201', 3: 'e106' }, eventDecks: [[], ['e204'], []] });
    expect(s.view().track).toEqual(['e201', 'e106', null]);
    expect(only(story(s), 'eventLeft')).toEqual([{ type: 'eventLeft', event: 'e203', power: 1 }]);
    expect(only(story(s), 'eventMoved')).toMatchObject([
      { event: 'e201', space: 1 },
      { event: 'e106', space: 2 },
    ]);
    expect(s.view().eventDiscards[1]).toEqual(['e203', 'e204']);
    expect(s.view().rose.power).toBe(1 + 2);
  });

  test('[B16] the last mage in play order turns it up, and the Rose gains its reveal value', () => {
    const s = rose('e107', { crown: 'rebecca' });
    expect(only(story(s), 'eventTurned')).toEqual([{ type: 'eventTurned', by: 1, event: 'e107', power: 3 }]);
    expect(s.view().rose.power).toBe(3);
  });

  test('[B16] it is one of the current moon, and an empty deck is renewed from its discard', () => {
    const second = rose('e107', { moon: 2, eventDecks: [['e105'], ['e205'], ['e305']] });
    expect(only(story(second), 'eventTurned')).toMatchObject([{ event: 'e205' }]);
    const s = rose('', { eventDecks: [[], [], []], eventDiscards: [['e105'], [], []] });
    expect(only(story(s), 'eventTurned')).toMatchObject([{ event: 'e105' }]);
    expect(s.view().eventDecks[0]).toBe(0);
  });

  test('[B17] an instant event is resolved and discarded', () => {
    const s = rose('e105');
    expect(s.view().seats.map(({ damage }) => damage.length)).toEqual([1, 1, 1, 1]);
    expect([s.view().track, s.view().eventDiscards[0]]).toEqual([[null, null, null], ['e105']]);
  });

  test('[B17] any other enters its space and pushes down what lies there; pushed off the track it pays', () => {
    const s = rose('', { moon: 2, track: { 2: 'e206', 3: 'e106' }, eventDecks: [[], ['e203'], []] });
    // Moved on: e206 in 1, e106 in 2; then e203 enters 2.
    expect(s.view().track).toEqual(['e106', 'e203', null]);
    expect(only(story(s), 'eventLeft')).toEqual([{ type: 'eventLeft', event: 'e206', power: 1 }]);
  });

  test('[B17] an event in its space pushes nothing where there is nothing', () => {
    const s = rose('e101');
    expect(s.view().track).toEqual([null, 'e101', null]);
    expect(only(story(s), 'eventLeft')).toEqual([]);
  });

  test('[B18] a crown on it goes to whoever turned it up, and changes the order from the next phase on', () => {
    const s = rose('e107');
    expect(only(story(s), 'crownTaken')).toEqual([]); // it is first resolved
    for (const who of ['jafar', 'nero', 'rebecca', 'tessa'] as const) s.does(who, DECLINE);
    expect(only(story(s), 'crownTaken')).toEqual([{ type: 'crownTaken', by: 3 }]);
    expect(s.view()).toMatchObject({ phase: 'study', order: [3, 0, 1, 2] });
    const plain = rose('e102');
    expect([plain.view().crown, plain.view().order]).toEqual([0, [0, 1, 2, 3]]);
  });

  test('[B19] recurring events act in the order of spaces, the new one included; ongoing ones do not', () => {
    const s = rose('e103', { moon: 1, track: { 3: 'e106', 2: 'e101' } });
    expect(only(story(s), 'eventResolved').map(({ event }) => event)).toEqual(['e103']);
    // e103 has pushed e106 from space 2 and that e101 from space 1.
    expect(s.view().track).toEqual(['e106', 'e103', null]);
    const both = rose('e103', { track: { 2: 'e101' } });
    expect(only(story(both), 'eventResolved').map(({ event }) => event)).toEqual(['e101', 'e103']);
  });

  test('[B19] an ongoing event is in force while it lies on the track, and no longer', () => {
    const lying = setUp({ track: { 1: 'e106' }, nero: { at: '0,1', set: { I: 'undermine/a' } }, turn: 'nero' });
    lying.does('nero', { do: 'cast', slot: 'I' });
    expect(lying.cubes('ash_altar')).toBe('N3 *1');
    const gone = setUp({ nero: { at: '0,1', set: { I: 'undermine/a' } }, turn: 'nero' });
    gone.does('nero', { do: 'cast', slot: 'I' });
    expect(gone.cubes('ash_altar')).toBe('N3');
  });

  test('[B17] what an event lends to everybody is offered in play order, and may be left', () => {
    const s = rose('e104', { crown: 'nero', nero: { at: '0,1' }, tessa: { at: '2,0' }, rebecca: { at: '-2,0' } });
    s.does('nero', USE);
    s.does('rebecca', DECLINE);
    s.does('tessa', USE);
    expect(s.view().seats.map(({ evocations }) => evocations.map(({ model, at }) => `${model} ${at}`))).toEqual([
      [], // in his Cell
      ['nero.bone_thrall.1 0,1'],
      [],
      ['tessa.bone_thrall.1 2,0'],
    ]);
    expect(passAll(s).view().phase).toBe('study');
  });
});
