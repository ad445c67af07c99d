import { create } from '@conjure/engine';
import { lodge } from '@conjure/lodge';
import type { EvocationView, LodgeView } from '@conjure/lodge/view';
import { describe, expect, it } from 'vitest';
import { moved, nextOf } from '../games/lodge/board/cursor.ts';
import { CELL_REACH, CENTRE, cellAt, hexOf, middle, ROOMS, roomAt, SHEET } from '../games/lodge/board/geometry.ts';
import { layoutOf } from '../games/lodge/board/layout.ts';
import { lettered } from '../games/lodge/board/lettering.ts';
import { outlineOf, planOf } from '../games/lodge/board/walls.ts';

/** The start of a match as a watcher sees it, with what else is to be so. */
function seen(seats: number, change: (view: LodgeView) => void = () => {}): LodgeView {
  const made = create(lodge, { seats, seed: 'board' });
  if ('fault' in made) throw new Error(made.fault.expected);
  const view = structuredClone(lodge.view(made.match.table, null));
  change(view);
  return view;
}

const cellsOf = (view: LodgeView) =>
  view.seats.map(({ exits }) => {
    const cell = cellAt(exits);
    if (!cell) throw new Error(`no Cell at ${exits}`);
    return cell;
  });

const evocation = (model: string, more: Partial<EvocationView>): EvocationView => ({
  ...{ model, creature: model.split('.')[1], familiar: false, mode: null, at: null },
  ...{ health: 3, damage: [], token: null, acted: false },
  ...more,
});

const isBeside = (a: string, b: string): boolean => {
  const [{ q, r }, to] = [hexOf(a), hexOf(b)];
  return Math.max(Math.abs(q - to.q), Math.abs(r - to.r), Math.abs(q + r - to.q - to.r)) === 1;
};

describe('the plan of the Lodge [B1]', () => {
  it('has a door between any two rooms that touch, and two for each Cell [B4]', () => {
    const touching = ROOMS.flatMap((a) => ROOMS.filter((b) => isBeside(a, b))).length / 2;
    expect(touching).toBe(42);
    expect(planOf([]).doors).toHaveLength(touching);
    for (const seats of [2, 3, 4]) expect(planOf(cellsOf(seen(seats))).doors).toHaveLength(touching + 2 * seats);
  });

  it('is drawn around by one line of thirty sides', () => {
    expect(outlineOf(10).match(/L/g)).toHaveLength(29);
  });

  it('has its Cells on the sheet and outside of every room, for any number of mages', () => {
    for (const seats of [2, 3, 4])
      for (const cell of cellsOf(seen(seats))) {
        expect(Math.abs(cell.x) + CELL_REACH).toBeLessThan(SHEET.width / 2);
        expect(Math.abs(cell.y) + CELL_REACH * 0.87).toBeLessThan(SHEET.height / 2);
        for (const room of ROOMS)
          expect(Math.hypot(cell.x - middle(room).x, cell.y - middle(room).y)).toBeGreaterThan(130);
      }
  });
});

describe('the cursor of the keyboard', () => {
  it('comes from the middle to every room by arrows', () => {
    const reached = new Set([CENTRE]);
    for (const room of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(moved(room, key) ?? room);
    expect(reached.size).toBe(ROOMS.length);
  });

  it('stays where it is at the wall, and leaves other keys alone', () => {
    expect(moved('0,-2', 'ArrowUp')).toBe('0,-2');
    expect(moved('0,0', 'x')).toBeNull();
  });

  it('goes through what may be chosen in reading order and begins again', () => {
    const all = ['0,2', '-2,0', '0,-2'].map((room) => ({ room, ...middle(room) }));
    expect(nextOf(all, middle('0,0'), false)?.room).toBe('0,2');
    expect(nextOf(all, middle('0,2'), false)?.room).toBe('0,-2');
    expect(nextOf(all, middle('0,-2'), true)?.room).toBe('0,2');
    expect(nextOf([], middle('0,0'), false)).toBeNull();
  });

  it('starts in the room that one looks at', () => {
    for (const room of ROOMS) expect(roomAt({ x: middle(room).x + 30, y: middle(room).y - 30 })).toBe(room);
  });
});

describe('the name of a room', () => {
  it('is broken where the letters can be largest', () => {
    expect(lettered('Library')).toEqual({ lines: ['Library'], size: 15.5 });
    expect(lettered('Kennel of the Three Jaws').lines).toHaveLength(2);
    expect(lettered('Alchemistisches Laboratorium').lines).toEqual(['Alchemistisches', 'Laboratorium']);
  });

  it('is smaller where its letters are wide, so that it stays between the walls', () => {
    expect(lettered('Schatzkammer').size).toBeLessThan(14);
    expect(lettered('Bibliothek').size).toBe(15.5);
  });
});

describe('what stands on the board', () => {
  it('begins in the Cells [B4]', () => {
    const view = seen(3);
    const layout = layoutOf(view, undefined);
    expect(layout.pieces.map(({ is, room }) => [is, room])).toEqual(Array(3).fill(['mage', null]));
    for (const piece of layout.pieces)
      expect(layout.placeOf(piece.seat, 'cell')).toEqual(cellAt(view.seats[piece.seat].exits));
  });

  it('joins a familiar in Guard to its mage, and parts it when it hunts [F11] [F32]', () => {
    const mage = seen(2).seats[0].mage ?? '';
    const name = `${mage}.polly.1`;
    const of = (mode: 'guard' | 'hunting') =>
      layoutOf(
        seen(2, ({ seats: [own] }) => {
          own.at = '0,1';
          const at = mode === 'guard' ? null : '1,0';
          own.evocations = [evocation(name, { familiar: true, token: 'ready', mode, at })];
        }),
        undefined,
      );
    expect(of('guard').pieceOf(name)).toMatchObject({ is: 'guard', with: mage, room: '0,1' });
    expect(of('guard').pieceOf(mage)).toMatchObject({ guarded: true });
    expect(of('guard').pointAt({ model: name }).x - of('guard').pointAt({ model: mage }).x).toBeLessThan(70);
    expect(of('hunting').pieceOf(name)).toMatchObject({ is: 'hunter', with: null, room: '1,0' });
    expect(of('hunting').pieceOf(mage)).toMatchObject({ guarded: false });
  });

  it('takes a guard along while its mage is shown on his way', () => {
    const view = seen(2, ({ seats: [own] }) => {
      own.at = '0,1';
      own.evocations = [evocation(`${own.mage}.polly.1`, { familiar: true, token: 'ready', mode: 'guard' })];
    });
    const layout = layoutOf(view, { [view.seats[0].mage ?? '']: '0,0' });
    expect(layout.pieces.filter(({ seat }) => seat === 0).map(({ room }) => room)).toEqual(['0,0', '0,0']);
  });

  it('stays within the walls, however many share a room, and nobody stands on another', () => {
    const view = seen(4, ({ seats }) => {
      for (const own of seats) {
        own.at = '0,0';
        own.evocations = [1, 2, 3].map((n) => evocation(`${own.mage}.bone_thrall.${n}`, { at: '0,0' }));
      }
    });
    const layout = layoutOf(view, undefined);
    const points = layout.pieces.map(layout.pointOf);
    expect(points).toHaveLength(16);
    for (const { x, y } of points) {
      expect(Math.abs(x)).toBeLessThan(80);
      expect(Math.abs(y)).toBeLessThan(60);
    }
    expect(new Set(points.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(16);
  });

  it('keeps its place while others come and go', () => {
    const [a, b] = seen(2).seats.map(({ mage }) => mage ?? '');
    const inRoom = (...own: string[]) =>
      seen(2, ({ seats }) => {
        for (const seat of seats) if (own.includes(seat.mage ?? '')) seat.at = '0,1';
      });
    let before = layoutOf(inRoom(b), undefined);
    const stood = before.pointAt({ model: b });
    for (const view of [inRoom(a, b), inRoom(b)]) {
      before = layoutOf(view, undefined, before.places);
      expect(before.pointAt({ model: b })).toEqual(stood);
    }
    // Whoever comes first, is on the left.
    const other = layoutOf(inRoom(a, b), undefined, layoutOf(inRoom(a), undefined).places);
    expect(other.pointAt({ model: a })).toEqual(stood);
    expect(other.pointAt({ model: b }).x).toBeGreaterThan(stood.x);
  });
});
