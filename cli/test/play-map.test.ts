import { demons } from '@conjure/demons';
import { create } from '@conjure/engine';
import { describe, expect, test } from 'vitest';
import { colourful, plain } from '../play/canvas.ts';
import { drawBoard, frameAround, isWithin, piecesAt, wholeMap, widthOf } from '../play/demons/board.ts';
import { askedIn, expectOnlyColour, typingTo } from './script.ts';

const { face, voiceIn } = await typingTo('demons');
const voice = await voiceIn();

function position(scenario: unknown, seats = 1) {
  const made = create(demons, { seats, seed: 'map', scenario });
  if ('fault' in made) throw new Error(JSON.stringify(made.fault));
  return made.match;
}

const hunted = position(
  {
    turn: 3,
    magicians: [{ hex: '0705', spirits: [15, 8] }, { hex: '0910' }],
    mortals: {
      'emir-of-ani': { hex: '0905' },
      bishop: { hex: '0905', status: 'fleeing' },
      abbot: { hex: '0905' },
      mullah: { hex: '0905' },
    },
    boxes: { '52': { is: 'found', counter: 62, by: 0 } },
  },
  2,
);
const { content } = demons;
const view = demons.view(hunted.table, 0);
const board = { content, view, marks: new Map() };

describe('the map in characters', () => {
  test('80 columns show a window around the magician, with what each hex costs and the key beside it', async () => {
    const lines = face.board(askedIn(hunted, 0, voice, 80), 'question') ?? [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('goldens/map-80.txt');
  });

  test('200 columns show all of it', async () => {
    const lines = face.board(askedIn(hunted, 0, voice, 200), 'question') ?? [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(200);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('goldens/map-200.txt');
  });

  test('all of it fits into 80 columns in small hexes', async () => {
    const lines = face.board(askedIn(hunted, 0, voice, 80), 'all') ?? [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('goldens/map-all-80.txt');
  });

  test('costs are those of the rules: a river and wooded mountains are dear, and enemies are marked [5.8] [5.5]', () => {
    const text = (face.board(askedIn(hunted, 0, voice, 80), 'question') ?? []).join('\n');
    expect(text).toContain('0706:1');
    expect(text).toContain('0605:1');
    expect(text).toContain('0805!1');
    expect(text).not.toContain('0905:');
  });

  test('neighbours touch: every hex lies beside, above or below the six around it', () => {
    const lines = drawBoard(board, wholeMap(content), 'wide', plain);
    const at = (hex: string) => {
      const y = lines.findIndex((line) => line.includes(hex));
      return { x: lines[y].indexOf(hex), y };
    };
    const here = at('0808');
    for (const [hex, dx, dy] of [
      ['0807', 0, -2],
      ['0908', 7, -1],
      ['0909', 7, 1],
      ['0809', 0, 2],
      ['0709', -7, 1],
      ['0708', -7, -1],
    ] as const)
      expect([hex, at(hex).x - here.x, at(hex).y - here.y]).toEqual([hex, dx, dy]);
  });

  test('every river hexside is drawn, and nothing else between hexes', () => {
    const strokes = drawBoard(board, wholeMap(content), 'wide', plain).join('').match(/[\\/]/g) ?? [];
    const { rivers } = content.data.map;
    const slanted = Object.values(rivers)
      .flat()
      .filter(([a, b]) => a.slice(0, 2) !== b.slice(0, 2));
    expect(strokes).toHaveLength(slanted.length);
  });

  test('a crowded hex says that there are more, a fleeing mortal has a stroke', () => {
    expect(piecesAt(view, '0905').map(({ text }) => text)).toEqual(['b’', 'c', 'd', 'e']);
    const [line] = drawBoard(board, frameAround(content, '0905', 30, 7, 'wide'), 'wide', plain).filter((text) =>
      text.includes('b’'),
    );
    expect(line).toContain('b’c+');
    expect(piecesAt(view, '0705').map(({ text }) => text)).toEqual(['@A']);
  });

  test('a destroyed city is remembered [12.3X], a captor has a star', () => {
    const ruined = position({
      turn: 2,
      magicians: [{ hex: '0705' }],
      ruins: ['1005'],
      mortals: { metropolitan: { hex: '1003' } },
    });
    const seen = demons.view(ruined.table, 0);
    const lines = drawBoard(
      { content, view: seen, marks: new Map() },
      frameAround(content, '1005', 60, 15, 'wide'),
      'wide',
      plain,
    );
    const y = lines.findIndex((line) => line.includes('1005'));
    expect(lines[y + 1][lines[y].indexOf('1005')]).toBe('x');
  });

  test('a window stays on the map at its corners', () => {
    for (const hex of ['0101', '2401', '0116', '2416', '1208']) {
      const frame = frameAround(content, hex, 50, 15, 'wide');
      expect(isWithin(frame, hex)).toBe(true);
      expect(frame.left).toBeGreaterThanOrEqual(1);
      expect(frame.right).toBeLessThanOrEqual(24);
      expect(frame.bottom).toBeLessThanOrEqual(16);
      expect(widthOf(frame, 'wide')).toBeLessThanOrEqual(50);
    }
  });

  test('colour adds nothing but colour', () => {
    const bare = drawBoard(board, wholeMap(content), 'compact', plain);
    const painted = drawBoard(board, wholeMap(content), 'compact', colourful);
    expectOnlyColour(painted, bare);
  });

  test('a city can be looked at by its name, another place is unknown', () => {
    const around = face.board(askedIn(hunted, 0, voice), { around: 'Tabriz' }) ?? [];
    expect(around.join('\n')).toContain('1914');
    expect(face.board(askedIn(hunted, 0, voice), { around: 'Paris' })).toBeNull();
  });
});
