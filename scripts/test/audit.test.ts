import { expect, test } from 'vitest';
import { auditWords } from '../auditing.ts';

test('nothing known, and how much was looked at', () => {
  expect(auditWords({ vulnerabilities: {}, metadata: { dependencies: { total: 205 } } })).toEqual({
    lines: ['No weakness is known in the 205 packages.'],
    code: 0,
  });
});

test('what is known, package by package', () => {
  const vulnerabilities = {
    a: { severity: 'high', range: '<1.2', fixAvailable: true },
    b: { severity: 'low', range: '*', fixAvailable: false },
  };
  expect(auditWords({ vulnerabilities })).toEqual({
    lines: [
      'Weaknesses are known in 2 packages:',
      'a <1.2: high, a fixed version is there',
      'b *: low, no fixed version yet',
    ],
    code: 1,
  });
});

test('a registry that does not answer is told, and is not taken for good news', () => {
  for (const answer of [
    null,
    {},
    { error: { summary: 'not implemented' } },
    { message: 'no such page', error: { summary: '' } },
  ]) {
    const { lines, code } = auditWords(answer);
    expect(code).toBe(2);
    expect(lines[0]).not.toContain(': .');
    expect(lines[0]).toContain('Nothing was checked.');
  }
});
