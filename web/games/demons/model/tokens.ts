import type { BoxView, DemonsView, MagicianView, MortalView } from '@conjure/demons/view';
import type { Fact, Phrase } from '@conjure/engine';
import type { OpenQuestion } from '@conjure/host';
import type { AnswerFields } from '../../answers.ts';
import type { Mark, Token } from '../board/types.ts';
import type { DrawingName } from '../drawings.ts';
import { itemName, magicianName, mortalName, phrase, siteName, spiritName, type Words } from '../names.ts';
import { isHex } from '../printed.ts';
import { describeMagician, holderName } from './magicians.ts';

/** Gives the drawing of that name. */
export type Draw = (name: DrawingName) => string;

/** Everything that stands or lies on the map. */
export function tokensOf(view: DemonsView, words: Words, draw: Draw): Token[] {
  return [
    ...view.boxes.flatMap((box) => treasureToken(box, words, draw)),
    ...ringToken(view, words, draw),
    ...view.mortals.flatMap((unit) => mortalToken(view, unit, words, draw)),
    ...view.magicians.flatMap((m) => magicianToken(view, m, words, draw)),
  ];
}

const isNamed = (fact: Fact | undefined, { key }: Phrase) =>
  typeof fact === 'object' && 'key' in fact && fact.key === key;

/** Questions about where a magician goes. */
const GOES = ['place', 'first', 'evade', 'emerge'];

/** Whoever would go somewhere by this answer, there; he may not be on the map yet. `null` where nobody goes. */
export function ghostOf(
  view: DemonsView,
  asked: OpenQuestion,
  answer: unknown,
  words: Words,
  draw: Draw,
): Token | null {
  const { to, hex = to, do: act, power } = answer as AnswerFields;
  const [seat] = asked.seats;
  if (!isHex(hex)) return null;
  const unit =
    asked.kind === 'run' ? view.mortals.find((one) => isNamed(asked.facts.mortal, mortalName(one.id))) : undefined;
  const goes = GOES.includes(asked.kind) || (act === 'power' && power === 'T');
  const [token] = unit
    ? mortalToken(view, { ...unit, hex }, words, draw)
    : goes
      ? magicianToken(view, { ...view.magicians[seat], hex, status: 'map' }, words, draw)
      : [];
  return token ? { ...token, id: 'ghost', marks: [] } : null;
}

function magicianToken(view: DemonsView, m: MagicianView, words: Words, draw: Draw): Token[] {
  if (m.hex === null || (m.status !== 'map' && m.status !== 'captive')) return [];
  const { say, t } = words;
  const marks: Mark[] = [];
  if (m.wounds > 0)
    marks.push({ icon: draw('wound'), count: m.wounds, label: say(phrase('mark.wound', { n: m.wounds })) });
  if (m.curses > 0)
    marks.push({ icon: draw('curse'), count: m.curses, label: say(phrase('mark.curse', { n: m.curses })) });
  if (m.ring) marks.push({ icon: draw('ring'), label: say(phrase('ring')) });
  const pin = holderName(view, m.pinnedBy);
  return [
    {
      id: `magician-${m.seat}`,
      hex: m.hex,
      is: 'magician',
      seat: m.seat,
      icon: draw(`magician${m.seat % 4}` as DrawingName),
      name: say(magicianName(view, m.seat)),
      label: describeMagician(view, m, words).join(' '),
      state: m.status === 'captive' ? 'captive' : m.invisible ? 'invisible' : m.found ? 'found' : 'hidden',
      ...(pin ? { pinned: t('demons.status.pinned', { by: pin }) } : {}),
      ...(marks.length > 0 ? { marks } : {}),
    },
  ];
}

/** What a mortal is, by the first word of its id. */
const MORTALS: { readonly [kind: string]: DrawingName } = {
  metropolitan: 'metropolitan',
  bishop: 'bishop',
  abbot: 'abbot',
  mullah: 'mullah',
  emir: 'emir',
  king: 'king',
  atabeg: 'atabeg',
  bey: 'bey',
  prince: 'prince',
  baron: 'baron',
  turkoman: 'khan',
  eristav: 'eristav',
  wali: 'wali',
};
export const mortalDrawing = (id: string): DrawingName => MORTALS[id.split('-')[0]] ?? 'emir';

function mortalToken(view: DemonsView, unit: MortalView, { say, t }: Words, draw: Draw): Token[] {
  if (unit.status === 'gone') return [];
  const { id, hex, base, strength, status, captives, hoard, familiarOf } = unit;
  const mortal = mortalName(id);
  const marks: Mark[] = [];
  const said = [say(phrase(`position.mortal.${status}`, { mortal, hex, strength }))];
  if (familiarOf !== null) {
    const master = t('demons.mortal.familiar', { by: magicianName(view, familiarOf) });
    marks.push({ icon: draw('familiar'), label: master });
    said.push(master);
  }
  if (captives.length > 0) {
    const who = captives.map((seat) => magicianName(view, seat));
    marks.push({ icon: draw('captive'), count: captives.length, label: t('demons.mortal.captives', { who }) });
    said.push(t('demons.mortal.captives', { who }));
  }
  if (hoard.length > 0) {
    const items = hoard.map((item) => itemName(view, item));
    const told = say(phrase('position.hoard', { mortal, hex: base, items }));
    marks.push({ icon: draw('hoard'), count: hoard.length, label: told });
    said.push(told);
  }
  return [
    {
      id: `mortal-${id}`,
      hex,
      is: 'mortal',
      ...(familiarOf === null ? {} : { seat: familiarOf }),
      icon: draw(mortalDrawing(id)),
      strength,
      name: say(mortal),
      label: said.join(' '),
      state: status,
      ...(marks.length > 0 ? { marks } : {}),
    },
  ];
}

function treasureToken(
  { box, is, site, hex, seize, value, counter, by }: BoxView,
  { say }: Words,
  draw: Draw,
): Token[] {
  if (is !== 'found' && is !== 'loose') return [];
  const spirit = counter === null ? 'none' : spiritName(counter);
  const facts = { box: siteName(site), hex, needed: seize, value, spirit, number: counter ?? 0 };
  return [
    {
      id: `treasure-${box}`,
      hex,
      is: 'treasure',
      ...(by === null ? {} : { seat: by }),
      icon: draw(is === 'found' ? 'chest' : 'loose'),
      name: say(siteName(site)),
      label: say(phrase(`position.box.${is}`, facts)),
      state: is === 'found' ? 'found' : 'normal',
    },
  ];
}

function ringToken({ ring }: DemonsView, { say }: Words, draw: Draw): Token[] {
  if (ring.is !== 'loose') return [];
  const item = { key: 'ring' };
  const label = say(phrase('position.loose', { item, hex: ring.hex }));
  return [{ id: 'ring', hex: ring.hex, is: 'ring', icon: draw('ring'), name: say(item), label }];
}
