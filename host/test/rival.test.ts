import { describe, expect, test } from 'vitest';
import { one, testHost } from '../testing/test-host.ts';

const RIVAL = {
  do: 'rival',
  game: 'demons',
  levels: ['random'],
  seed: '2026-11-16',
  seat: 0,
  luck: 'a',
  options: { turnLimit: 30 },
};

describe('a match between bots, for who wants to compare', () => {
  const ask = async (rival: object, rivals = true) => {
    const at = testHost({ botMatches: rivals });
    const said = await at.tell('me', rival);
    await at.settle();
    return { at, said: said.length > 0 ? said : at.sent.map(({ message }) => message) };
  };

  test('is played to its end, told as the seat sees it, and kept nowhere', async () => {
    const { at, said } = await ask(RIVAL);
    const { result, view, events } = one(said, 'rival');
    expect(result.fates).toHaveLength(1);
    expect(view).toMatchObject({ viewer: 0, phase: 'over' });
    expect(events.at(-1)).toMatchObject({ type: 'ended' });
    expect(one(await at.tell('me', { do: 'list' }), 'stored').matches).toEqual([]);
  });

  test('is the same for the same luck of thoughts, and another for another', async () => {
    const played = async (luck: string) => one((await ask({ ...RIVAL, luck })).said, 'rival').events;
    const first = await played('a');
    expect(await played('a')).toEqual(first);
    expect(await played('b')).not.toEqual(first);
  });

  test('is not to be had where it would cost others their time, nor where it makes no sense', async () => {
    expect(one((await ask(RIVAL, false)).said, 'error').what).toBe('failed');
    expect(one((await ask({ ...RIVAL, game: 'chess' })).said, 'error').what).toBe('noGame');
    for (const wrong of [{ levels: ['genius'] }, { seat: 1 }, { levels: [] }, { options: { turnLimit: 7 } }])
      expect(one((await ask({ ...RIVAL, ...wrong })).said, 'error').what).toBe('malformed');
  });
});
