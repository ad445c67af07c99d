import { describe, expect, test } from 'vitest';
import { assertionsIn } from '../assertions.ts';

const FILE = 'games/chess/test/move.test.ts';
/** What a test file asserts, with what it imports: `key line`, and `!` where it was asked by `why`. */
const asserted = (source: string, others: Readonly<Record<string, string>> = {}) =>
  assertionsIn([
    { file: FILE, source },
    ...Object.entries(others).map(([name, text]) => ({ file: `games/chess/test/${name}`, source: text })),
  ]).map(
    ({ key, file, line, exact }) =>
      `${key} ${file === FILE ? '' : `${file.split('/').at(-1)}:`}${line}${exact ? '!' : ''}`,
  );
const inTest = (body: string) => asserted(`test('x', () => {\n${body}\n});`);

describe('a test asserts', () => {
  test('what is asked by why, refuses or refuse, alone or in a list', () => {
    expect(inTest("expect(s.why(0, x)).toBe('B57.card');\nexpect(s.refuses(x)).toBe('B55');")).toEqual([
      'B57.card 2!',
      'B55 3',
    ]);
    expect(inTest("expect(match.open?.question.refuse(x, 0)?.rule).toBe('5.5a');")).toEqual(['5.5a 2']);
    expect(inTest("expect([s.why(x), s.why(y)]).toEqual(['12.3F.rank',\n `R2`, 'yes', null]);")).toEqual([
      '12.3F.rank 2!',
      'R2 3!',
    ]);
    expect(inTest("expect(reasonOf(s.refusal(x))).toBe('B2');")).toEqual(['B2 2!']);
    expect(inTest("expect(s.refuses(x)).toBe(last ? 'B1' : 'B2');")).toEqual(['B1 2', 'B2 2']);
  });

  test('a rule and its reason as parts of what is refused', () => {
    expect(inTest("expect(s.refusal(x)).toMatchObject({ rule: 'B71', reason: 'arc', facts: {} });")).toEqual([
      'B71.arc 2',
    ]);
    expect(inTest("expect(give(m, 0, x)).toEqual({ refused: { rule: 'B71', facts: {} } });")).toEqual(['B71 2']);
    expect(inTest("const told = give(m, 0, x);\nexpect(told.refused.rule).toBe('B71');")).toEqual(['B71 3']);
  });

  test('what a function of the tests asks, from another file too', () => {
    const may = "const may = (x) => (s.allows(x) ? 'yes' : s.refuses(x));\n";
    expect(asserted(`${may}test('x', () => expect(may(y)).toBe('5.4'));`)).toEqual(['5.4 2']);
    expect(asserted(`${may}test('x', () => expect([y, z].map(may)).toEqual(['5.4', 'yes']));`)).toEqual(['5.4 2']);
    const reasons = 'export function reasons(s, ...answers) { return answers.map((answer) => s.why(answer)); }';
    const other =
      "import { reasons as all } from './asking.ts';\ntest('x', () => expect(all(s, y)).toEqual(['B7.own']));";
    expect(asserted(other, { 'asking.ts': reasons })).toEqual(['B7.own 2!']);
  });

  test('the rows of a table that it goes through, written out there, before or in another file', () => {
    const body = '(answer, why) => expect(s.why(answer)).toBe(why)';
    expect(asserted(`test.each([[x, 'B1.far'], [y, 'B2']])('%j', ${body});`)).toEqual(['B1.far 1!', 'B2 1!']);
    expect(asserted(`const T = [[x, 'B1']] as const;\nit.each(T.map(([a, w]) => [w, a]))('%j', ${body});`)).toEqual([
      'B1 1!',
    ]);
    expect(
      inTest("for (const [answer, rule] of [[x, 'B1'], [y, 'B2']]) expect(s.refuses(answer)).toBe(rule);"),
    ).toEqual(['B1 2', 'B2 2']);
    const groups =
      "export const GROUPS: Group[] = [{ scene: 'R9', answers: [[x, 'B1'], ...MORE] }];\nconst MORE = [[y, 'B2']];";
    const nested = `import { GROUPS } from './words/groups.ts';\ndescribe.each(GROUPS)('%s', ({ answers }) => test.each(answers)('%j', ${body}));`;
    expect(asserted(nested, { 'words/groups.ts': groups })).toEqual(['B1 groups.ts:1!', 'B2 groups.ts:2!']);
  });
});

describe('nothing is asserted', () => {
  test('where the rules are not asked why', () => {
    const made = 'const scene = () => ({ refuses: (x) => give(x).refused.rule, why });\nconst s = scene();\n';
    expect(asserted(`${made}test('x', () => expect(s.sheet('nero')).toEqual('R2'));`)).toEqual([]);
    expect(inTest("expect(only(told, 'modeChanged')).toMatchObject([{ why: 'F20' }]);")).toEqual([]);
    expect(inTest("expect(match.open?.question.rule).toBe('R1');")).toEqual([]);
  });

  test('by a name of the same spelling elsewhere', () => {
    const source = [
      "test('a', () => { const told = s.refuses(x); });",
      "test('b', () => { const told = s.events(); expect(told.rule).toBe('B1'); });",
    ];
    expect(asserted(source.join('\n'))).toEqual([]);
  });

  test('by the contrary, by what is put together, by claims, by titles and tables of something else', () => {
    expect(inTest("expect(s.why(x)).not.toBe('B1');")).toEqual([]);
    expect(inTest('expect(s.why(x)).toBe(`B1.$' + '{reason}`);')).toEqual([]);
    expect(inTest("const CLAIMS = { 'B1.far': () => true };\nexpect(CLAIMS[s.why(x)]).toBe(true);")).toEqual([]);
    expect(inTest("expect(s.why(x), 'B1').toBe('yes');")).toEqual([]);
    expect(asserted("test.each([['B1', x]])('%s', (rule) => expect(known(rule)).toBe(rule));")).toEqual([]);
  });

  test('by what does not run', () => {
    expect(asserted("test.skip('x', () => expect(s.why(x)).toBe('B1'));")).toEqual([]);
    expect(asserted("describe.skip('x', () => { test('y', () => expect(s.why(x)).toBe('B1')); });")).toEqual([]);
    expect(asserted('', { 'unused.ts': "export const f = () => expect(s.why(x)).toBe('B1');" })).toEqual([]);
  });
});
