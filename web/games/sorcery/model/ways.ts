import type { SorceryView, Way } from '@conjure/sorcery/view';
import { capitalised } from '@conjure/words';
import { abilityName, bookName, spellName, type Words } from '../names.ts';

const GROUPS = ['move', 'fight', 'magic', 'other'] as const;
type Group = (typeof GROUPS)[number];

const OF: Readonly<Partial<Record<Way['use'], Group>>> = {
  move: 'move',
  doubleTime: 'move',
  quickness: 'move',
  formation: 'move',
  nimble: 'move',
  close: 'fight',
  surge: 'fight',
  charge: 'fight',
  ranged: 'fight',
  bound: 'fight',
  cast: 'magic',
  browse: 'magic',
  takeUp: 'magic',
};

/** Ways as they stand in the dock: walks, fights, spells, abilities. */
export const inOrder = (ways: readonly Way[]): Way[] =>
  GROUPS.flatMap((group) => ways.filter(({ use }) => (OF[use] ?? 'other') === group));

/** Ways that are named by the ability or the proficiency that gives them. */
const NAMES: Readonly<Partial<Record<Way['use'], string>>> = {
  quickness: 'ability.quickness',
  nimble: 'ability.nimble',
  charge: 'ability.charge',
  bound: 'ability.bound',
  healing: 'ability.magic_healing',
  regeneration: 'ability.regeneration',
  necromancy: 'ability.necromancy',
  levitation: 'ability.magic_levitation',
  doubleTime: 'proficiency.doubleTime',
  surge: 'proficiency.surge',
};

/** What a way is called on its button. */
export function wayTitle(view: SorceryView, way: Pick<Way, 'use' | 'ability' | 'book' | 'fury'>, words: Words): string {
  const { t } = words;
  const name = wayName(view, way, words);
  return way.fury ? t('sorcery.way.fury', { way: name }) : name;
}

function wayName(
  view: SorceryView,
  { use, ability, book }: Pick<Way, 'use' | 'ability' | 'book'>,
  { t, say }: Words,
): string {
  if (ability !== undefined) return say(abilityName(ability));
  if (book !== undefined) {
    const { own, book: kind } = view.books[book];
    const top = own?.stack[0];
    const spell = top && !top.down ? say(spellName(top.spell)) : t('sorcery.faceDown');
    return t(`sorcery.way.${use}`, { spell, book: say(bookName(kind)) });
  }
  const key = NAMES[use];
  return key === undefined ? t(`sorcery.way.${use}`) : capitalised(say({ key }));
}
