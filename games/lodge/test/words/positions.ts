import { cast, DECLINE, of, setUp, type TestMatch } from '../table.ts';

/** What matches at random hardly ever come to. */
export const POSITIONS: readonly (() => TestMatch)[] = [
  /** A protection heals just in time. */
  () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,1', set: { I: 'thunder_nail/a' } },
      tessa: { at: '0,0', damage: of(0, 9), set: { I: 'last_candle/a' } },
    });
    s.does('nero', cast('I'));
    while (s.options('tessa').length === 1) s.does('tessa', DECLINE);
    s.does('tessa', { do: 'reveal', slot: 'I' });
    for (let i = 0; i < 3; i++) s.does('tessa', { do: 'take', from: 'sheet', whose: 'jafar' });
    return s;
  },
  /** A living familiar keeps its mage standing. */
  () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,1', set: { I: 'final_word/a' } },
      tessa: { at: '0,0', damage: of(0, 9), familiar: { id: 'argo', mode: 'hunting', at: '2,-2' } },
    });
    s.does('nero', cast('I'));
    return s;
  },
  /** No place, and none wanted. */
  () => {
    const three = ['0,0', '0,1', '0,2'].map((at) => ({ id: 'bone_thrall', at }));
    const s = setUp({ turn: 'nero', nero: { at: '-2,0', evocations: three } });
    s.does('nero', { do: 'fight', activate: true });
    s.does('nero', DECLINE);
    return s;
  },
  /** An empty reserve. */
  () => {
    const s = setUp({
      turn: 'tessa',
      jafar: { familiar: { id: 'polpetta', mode: 'guard' } },
      nero: { familiar: { id: 'muso', mode: 'guard' } },
      rebecca: { familiar: { id: 'argo', mode: 'guard' } },
      tessa: { at: '-1,0' },
    });
    s.does('tessa', { do: 'explore', activate: true });
    return s;
  },
  /** Two enemies for the jaws of Muso. */
  () => {
    const s = setUp({
      turn: 'nero',
      nero: { at: '0,1', familiar: { id: 'muso', mode: 'hunting', at: '0,0' } },
      tessa: { at: '0,0' },
      jafar: { at: '0,0' },
    });
    s.does('nero', { do: 'command', model: 'nero.muso.1' });
    return s;
  },
  /** A mage wins. */
  () => setUp({ phase: 'cleanUp', moon: 3, nero: { power: 31 } }),
];
