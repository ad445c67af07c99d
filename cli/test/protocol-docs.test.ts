import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demons } from '@conjure/demons';
import { allBoxes, GAMES } from '@conjure/shelf';
import { describe, expect, test } from 'vitest';
import { pinnedNode } from '../../scripts/node.mjs';
import { requests } from '../protocol/requests.ts';
import { chance } from '../protocol/test/mutate.ts';
import { begin, talk } from '../protocol/test/talk.ts';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** The blocks of a page in a language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);

/** What the page shows of a reply; `…` stands for anything. */
const shown = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

describe('docs/protocol.md', () => {
  const text = page('protocol.md');

  test('there is a session of every game', () => {
    const games = blocks(text, 'jsonl').map((session) => /"game": "(\w+)"/.exec(session)?.[1]);
    expect(games.sort()).toEqual([...GAMES].sort());
  });

  test.each(blocks(text, 'jsonl'))('the session goes as it is shown: %.70s', (session) => {
    const { send } = talk({ test: false });
    const lines = session.trim().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (let i = 0; i < lines.length; i += 2) {
      expect([lines[i][0], lines[i + 1][0]]).toEqual(['→', '←']);
      expect(JSON.stringify(send(lines[i].slice(2)))).toMatch(shown(lines[i + 1].slice(2)));
    }
  });

  test('the data files of every game are named', async () => {
    for (const { files } of await allBoxes()) for (const name of files) expect(text).toContain(`\`${name}.json\``);
  });

  test('every request has its place', () => {
    const named = [...text.matchAll(/^### (.*)$/gm)].flatMap(([, title]) => [...title.matchAll(/`(\w+)`/g)]);
    expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(requests).sort());
  });

  test('every request names all its fields', () => {
    const { about } = begin({ seats: 1 });
    const { record } = about({ do: 'record' });
    const known = {
      ...{ game: 'demons', seats: 1, seed: 1, match: 'm1', seat: 0, question: 0, answer: {}, viewer: 0 },
      ...{ faces: [], record, level: 'random' },
    };
    for (const [name, { shape }] of Object.entries(requests)) {
      const [, title = ''] = text.match(new RegExp(`^### (.*\`${name}\`.*)$`, 'm')) ?? [];
      const [, written = ''] = title.match(new RegExp(`\`${name}\` \`\\{([^}]*)\\}\``)) ?? [];
      const fields = written.split(', ').filter((field) => field !== '');
      const needed = fields.filter((field) => !field.endsWith('?'));
      const given = Object.fromEntries(needed.map((field) => [field, known[field as keyof typeof known]]));
      // The complaint about an unknown field lists those that there are.
      const fault = shape.check({ do: name, ...given, nonsense: 1 }, '');
      const all = [
        'do',
        ...needed,
        'id',
        'lang',
        ...fields.filter((field) => field.endsWith('?')).map((f) => f.slice(0, -1)),
      ];
      expect(fault?.expected.replace('only ', '').split(', ').sort(), title).toEqual(all.sort());
    }
  });

  const python = spawnSync('python3', ['--version']).status === 0;

  test.skipIf(!python)('the bot plays a match to its end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'conjure-bot-'));
    const [source] = blocks(text, 'python');
    // The page's bot plays another match every time; a test plays the same one.
    writeFileSync(join(folder, 'bot.py'), `import random; random.seed(1091)\n${source}`);
    const engine = new URL('../protocol/stdio.ts', import.meta.url).href;
    const command = [
      pinnedNode(),
      '--disable-warning=ExperimentalWarning',
      '-e',
      `(await import('${engine}')).runEngine()`,
    ];
    const { stdout, stderr, status } = spawnSync('python3', [join(folder, 'bot.py'), ...command], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/'winners': .*'scores': .*'reason': .*'fates': /);
  });
});

describe('docs/scenarios-demons.md', () => {
  const text = page('scenarios-demons.md');
  const [search, find] = blocks(text, 'json').map((block) => JSON.parse(block));

  test('the examples load and are what the page says', () => {
    const first = begin({ seats: 1, scenario: search, dice: [6] });
    expect(first.begun.events[0]).toMatchObject({ type: 'searched', by: 0, strength: 11, die: 6, result: 'E' });
    expect(first.open()).toMatchObject({ kind: 'evade', seats: [0] });

    const second = begin({ seats: 2, scenario: find });
    expect(second.open()).toMatchObject({ kind: 'use', seats: [1] });
    expect(second.open().options).toContainEqual({ do: 'seize', box: '43', spirit: 48 });
    expect(second.about({ do: 'view', viewer: 0 }).view).toMatchObject({
      turn: 7,
      magicians: [{ status: 'captive', hex: '0811' }, { spirits: [66] }],
    });
    expect(second.refuses(1, { do: 'seize', box: '43', spirit: 66 })).toBe('13.1');
  });

  test('every field has its place', () => {
    const start = demons.start(2, readDefaults(), chance('docs'));
    const fieldsAt = (scenario: unknown): string[] => {
      const read = demons.readScenario(scenario, start);
      return 'fault' in read ? read.fault.expected.replace('only ', '').split(', ') : [];
    };
    const fields = [
      fieldsAt({ nonsense: 1 }),
      fieldsAt({ magicians: [{ nonsense: 1 }] }),
      fieldsAt({ mortals: { mullah: { nonsense: 1 } } }),
      fieldsAt({ boxes: { 43: { is: 'hidden', nonsense: 1 } } }),
      fieldsAt({ used: { kind: null, tortured: [], done: false, tried: [], nonsense: 1 } }),
    ];
    for (const list of fields) expect(list.length).toBeGreaterThan(3);
    for (const field of fields.flat()) expect(text).toContain(`\`${field}\``);
    const phases = fieldsAt({ phase: 'nonsense' }).map((phase) => phase.replace(/one of |"/g, ''));
    expect(phases).toContain('waking');
    for (const phase of phases) expect(text).toContain(`\`${phase}\``);
  });
});

const readDefaults = () => Object.fromEntries(demons.options.map((option) => [option.name, option.default]));

describe('docs/scenarios-lodge.md', () => {
  const text = page('scenarios-lodge.md');

  test('the example loads and is what the page says', () => {
    const [example] = blocks(text, 'json').map((block) => JSON.parse(block));
    const s = begin({ game: 'lodge', seats: 2, scenario: example });
    expect(s.open()).toMatchObject({ kind: 'turn', seats: [1] });
    expect(s.open().options).toContainEqual({ do: 'cast', slot: 'I' });
    expect(s.refuses(1, { do: 'cast', slot: 'Q' })).toBe('B35');
    expect(s.about({ do: 'view', viewer: 0 }).view).toMatchObject({
      round: 3,
      seats: [{ power: 5, evocations: [{ creature: 'muso', mode: 'guard', token: 'ready' }] }, { at: '0,0' }],
    });
  });

  test('every field has its place', () => {
    const { ask } = talk();
    const fieldsAt = (scenario: object): string[] => {
      const { error } = ask({ do: 'new', game: 'lodge', seats: 2, seed: 1, scenario });
      return (error?.expected ?? '').replace(/only |one of |"/g, '').split(', ');
    };
    const lists = [
      fieldsAt({ nonsense: 1 }),
      fieldsAt({ seats: [{ nonsense: 1 }] }),
      fieldsAt({ rose: { nonsense: 1 } }),
      fieldsAt({ rooms: { '0,0': { nonsense: 1 } } }),
      fieldsAt({ phase: 'nonsense' }),
    ];
    for (const fields of lists) expect(fields.length).toBeGreaterThan(3);
    const named = new Set([...text.matchAll(/`(?:rooms)?(?:\.<place>)?\.?(\w+)`/g)].map(([, name]) => name));
    for (const field of lists.flat()) expect(named, field).toContain(field);
  });
});

describe('docs/scenarios-sorcery.md', () => {
  const text = page('scenarios-sorcery.md');

  test('the example loads and is what the page says', () => {
    const [example] = blocks(text, 'json').map((block) => JSON.parse(block));
    const s = begin({ game: 'sorcery', seats: 2, scenario: example });
    expect(s.open()).toMatchObject({ kind: 'action', seats: [0] });
    expect(s.refuses(0, { do: 'move', figure: 0, path: [{ x: 14000, y: 29000 }], facing: 0 })).toBe('B54');
    expect(s.about({ do: 'view', viewer: 1 }).view).toMatchObject({
      round: 4,
      figures: [{ click: 0 }, { click: 2, tokens: 1 }, {}, {}],
      books: [
        { cards: 2, own: null },
        { down: true, own: { stack: [{ spell: 'close_the_book' }] } },
      ],
      inPlay: [{ spell: 'ward_circle', at: { x: 16000, y: 12500 } }],
      objectives: [{ holder: null }, { holder: 1 }, { holder: null }],
    });
    s.answer(0, { do: 'cast', figure: 0, book: 0, targets: [2] });
    expect(s.open()).toMatchObject({ kind: 'counter', seats: [1] });
  });

  test('every field has its place', () => {
    const { ask } = talk();
    const fieldsAt = (scenario: object): string[] => {
      const { error } = ask({ do: 'new', game: 'sorcery', seats: 2, seed: 1, scenario });
      return (error?.expected ?? '').replace(/only |one of |"/g, '').split(', ');
    };
    const lists = [
      fieldsAt({ nonsense: 1 }),
      fieldsAt({ figures: [{ figure: 'ilvane', owner: 0, nonsense: 1 }] }),
      fieldsAt({ books: [{ book: 'masters_folio', nonsense: 1 }] }),
      fieldsAt({ cards: [{ spell: 'rebuke', book: 0, nonsense: 1 }] }),
      fieldsAt({ inPlay: [{ card: 'rebuke', caster: 0, nonsense: 1 }] }),
      fieldsAt({ seats: [{ nonsense: 1 }] }),
      fieldsAt({ phase: 'nonsense' }),
      fieldsAt({ ending: 'nonsense' }).filter((word) => /^\w+$/.test(word)),
    ];
    for (const fields of lists) expect(fields.length).toBeGreaterThan(2);
    const named = new Set([...text.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    for (const field of lists.flat()) expect(named, field).toContain(field);
  });
});
