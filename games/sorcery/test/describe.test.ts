import { speaker } from '@conjure/words';
import { expect, test } from 'vitest';
import { ownData } from '../data.ts';
import { describeDomain, describeSpell } from '../effects/describe.ts';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };

const say = speaker('en', names, words);
const spell = (id: string): string => {
  const found = ownData.spells.spells.find((one) => one.id === id);
  if (!found) throw new Error(`no spell ${id}`);
  return describeSpell(ownData, found).map(say).join(' ');
};

test('a spell says how it is cast, what it is aimed at, what it does, when it ends and where it goes [S3]', () => {
  expect(spell('ember_lance')).toBe(
    'Takes a ranged combat action. Target: one opposing figure that a ranged attack may target. Effect: ranged attack, 3 damage, ignoring Battle Armour.',
  );
  expect(spell('cinder_ring')).toBe(
    'Takes a special action. Effect: roll a die for every other figure within 3 inches of the caster; on 4–6, 2 damage to that figure. Then it goes face down on top of the stack.',
  );
  expect(spell('gift_or_burden')).toContain('Choose one: the caster or a friendly figure touching it: ');
  expect(spell('wingsong')).toContain('Ends at the beginning of your 2nd end phase');
  expect(spell('arcane_bulwark')).toBe(
    'Do not cast this spell. Effect: the wielder has +1 defence against attacks made by spells.',
  );
});

test('every spell and domain says itself with no word missing', () => {
  const said = [
    ...ownData.spells.spells.map((one) => describeSpell(ownData, one)),
    ...ownData.domains.domains.map((one) => describeDomain(ownData, one)),
  ].map((phrases) => phrases.map(say).join(' '));
  for (const text of said) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(said.join('\n')).not.toMatch(/(text|effect|who|target|value|ability|spell|domain)\.\w|undefined|\{/);
});
