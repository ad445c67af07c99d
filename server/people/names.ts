import { type Chair, unnamed } from '@conjure/host';

/** Of a name; of something said. In what a reader takes for one sign. */
const NAME = 24;
const WORDS = 300;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What is not seen, or turns what stands beside it: control, direction, zero-width and private signs, halves of pairs. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115f\u1160\u2800\u3164\uffa0]|\p{Variation_Selector}|\u034f|\u17b4|\u17b5/gu;

/** Text as others may see it, on one line, cut to so many signs. */
function cleaned(text: string, most: number): string {
  // As signs are cut, so are towers of marks upon one.
  const plain = text
    .slice(0, most * 20)
    .normalize('NFC')
    .replaceAll('\ufeff', '')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const cut = Array.from(signs.segment(plain.trim()), ({ segment }) => segment).slice(0, most);
  return cut.join('').replace(/ +/g, ' ').trim();
}

/** A name as others see it; empty where nothing is left of it. */
export const cleanName = (text: string): string => cleaned(text, NAME);

/** The chairs of a match with their names as others see them: from wherever chairs come. */
export const cleanChairs = (chairs: readonly Chair[]): Chair[] =>
  chairs.map((chair) => {
    const name = chair.who === 'person' && chair.name !== undefined ? cleanName(chair.name) : '';
    return name === '' ? unnamed(chair) : { who: 'person', name };
  });

/** What somebody says at a match. */
export const cleanWords = (text: string): string => cleaned(text, WORDS);
