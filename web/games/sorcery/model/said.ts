import { type Counted, type FigureView, figureIn, type SorceryView } from '@conjure/sorcery/view';
import { abilityName, bookName, modifierName, spellName, type Words } from '../names.ts';

/** How a figure stands, in words: dial, values, tokens, abilities, books, enchantments. */
export function describeState(view: SorceryView, figure: FigureView, { t, say }: Words): string {
  const { now, click, tokens, number, owner } = figure;
  if (!now) return '';
  const { dial, rangedDamage } = figureIn(figure.figure);
  const books = view.books.filter(({ wielder }) => wielder === number);
  const spells = view.inPlay.filter(({ target }) => target === number);
  const next = tokens === 1 && view.active === owner && figure.acted === 0;
  return [
    t('sorcery.state.dial', { click: click + 1, clicks: dial.length, left: dial.length - click }),
    t('sorcery.state.values', {
      speed: now.speed,
      attack: now.attack,
      defense: now.defense,
      damage: now.damage,
      range: now.range,
      ranged: rangedDamage,
    }),
    ...(now.abilities.length > 0 ? [t('sorcery.state.abilities', { abilities: now.abilities.map(abilityName) })] : []),
    ...(tokens > 0 ? [t('sorcery.state.tokens', { n: tokens })] : []),
    ...(next ? [t('sorcery.state.pushes')] : []),
    ...(view.active === owner && figure.acted > 0 ? [t('sorcery.state.acted')] : []),
    ...books.map(({ book, cards, down }) =>
      t('sorcery.state.book', { book: bookName(book), cards, down: String(down) }),
    ),
    ...spells.map(({ spell }) => t('sorcery.state.enchanted', { spell: say(spellName(spell)) })),
  ].join(' ');
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

/** A value and everything that is added to it, in a line. */
export function describeCounted(what: string, { total, value, modifiers, cut }: Counted, { t, say }: Words): string {
  const parts = [
    ...modifiers.map(({ from, n }) => `${signed(n)} ${say(modifierName(from))}`),
    ...(cut === 0 ? [] : [`${signed(cut)} ${t('sorcery.ruleOfThree')}`]),
  ];
  return parts.length === 0 ? `${what} ${total}.` : `${what} ${total} = ${value} ${parts.join(' ')}.`;
}
