// The page in other browsers than the one that all tests run in: a short journey in each, skipped where it is not at hand.
// npm run browser -- --engine firefox (or webkit, or chromium) makes the long ones.
import { describe, expect, inject, test } from 'vitest';
import { isEngine } from '../../../../scripts/engines.ts';
import { inRealTime } from '../satchel/positions.ts';
import { ownCopy } from '../setup/own-copy.ts';
import { comeBack, decide, importRecord, kept, liveOn, play, toShelf, untilKept } from './journeys.ts';
import { isThere, openEngine } from './open.ts';

const { CONJURE_ENGINE: only } = process.env;

if (isEngine(only))
  describe(`in ${only}`, { timeout: 300_000 }, () => {
    test.each(['demons', 'lodge', 'satchel', 'sorcery'])('%s is decided, come back to, and kept once', async (game) => {
      const engine = await openEngine(only);
      await toShelf(engine, inject('address'));
      await play(engine, game);
      for (let i = 0; i < 3; i++) await decide(engine);
      await comeBack(engine);
      await decide(engine);
      expect(await kept(engine)).toBe(1);
    });

    test('a match is opened from a file and goes on in real time', async () => {
      const engine = await openEngine(only);
      await toShelf(engine, inject('address'));
      await importRecord(engine, { ...(await inRealTime()), players: ['master', 'me', 'adept', 'novice'] });
      await liveOn(engine);
      expect(await kept(engine)).toBe(1);
    });

    test('no server is needed after the first visit', async () => {
      const { address, close } = await ownCopy();
      const engine = await openEngine(only);
      await toShelf(engine, address);
      await untilKept(engine);
      close();
      await engine.reload();
      await play(engine, 'demons');
      await decide(engine);
      await comeBack(engine);
    });
  });
else
  describe.each(['firefox', 'webkit'] as const)('in %s', (name) => {
    test.skipIf(!isThere(name))('a match is begun once, decided, and come back to in mid-decision', async () => {
      const engine = await openEngine(name);
      await toShelf(engine, inject('address'));
      await play(engine, 'satchel');
      await decide(engine);
      await comeBack(engine);
      expect(await kept(engine)).toBe(1);
    });
  });
