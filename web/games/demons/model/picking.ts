import type { DemonsView, HexName } from '@conjure/demons/view';
import type { Choice, OpenQuestion } from '@conjure/host';
import { type AnswerFields, choicesOf, fieldsOf, matches, type PartialAnswer } from '../../answers.ts';
import type { Lit } from '../board/types.ts';
import { hexOf, hexOfItem } from './answers.ts';

/** Many actions of a phase name hexes all over the map: until one is aimed, only these are lit. */
const UNAIMED: { readonly [kind: string]: readonly unknown[] } = { first: ['move'], use: ['attack', 'seize'] };

/** The choices that can be made on the board right now. */
function onBoard(asked: OpenQuestion, aim: PartialAnswer | null): readonly Choice[] {
  const choices = choicesOf(asked);
  if (aim) return choices.filter((choice) => matches(fieldsOf(choice), aim));
  const unaimed = UNAIMED[asked.kind];
  return unaimed ? choices.filter((choice) => unaimed.includes(fieldsOf(choice).do)) : choices;
}

/** The choices that a hex stands for. */
export const choicesAt = (view: DemonsView, asked: OpenQuestion, aim: PartialAnswer | null, hex: HexName): Choice[] =>
  onBoard(asked, aim).filter((choice) => hexOf(view, fieldsOf(choice)) === hex);

const roleOf = (kind: string, answer: AnswerFields): Lit['role'] =>
  kind === 'place' || 'to' in answer ? 'go' : 'target';

/** Hexes that some choice names, each with what it costs to go there. */
export function litFor(view: DemonsView, asked: OpenQuestion | null, aim: PartialAnswer | null): Lit[] {
  if (!asked) return [];
  const lit = new Map<HexName, Lit>();
  for (const choice of onBoard(asked, aim)) {
    const hex = hexOf(view, fieldsOf(choice));
    if (hex === null || lit.has(hex)) continue;
    const cost = choice.about?.cost;
    lit.set(hex, { hex, role: roleOf(asked.kind, fieldsOf(choice)), ...(typeof cost === 'number' ? { cost } : {}) });
  }
  return [...lit.values()];
}

/** What somebody who presses a hex that is not lit most likely wants: asked for, it is refused with its rule. */
export function answerAt(view: DemonsView, kind: string, aim: PartialAnswer | null, hex: HexName): AnswerFields | null {
  const mortal = view.mortals.find((unit) => unit.hex === hex && unit.status !== 'gone')?.id;
  const magician = view.magicians.find((m) => m.hex === hex)?.seat;
  switch (kind) {
    case 'place':
      return { hex };
    case 'first':
      return aim ? { ...aim, from: hex } : { do: 'move', to: hex };
    case 'evade':
    case 'emerge':
      return { to: hex };
    case 'run':
      return { to: hex, drop: false, attack: true };
    case 'brawl':
      return mortal === undefined ? null : { mortal };
    case 'victim':
      return magician === undefined ? null : { magician };
    case 'use':
      return aim ? aimedAt(view, aim, hex, mortal, magician) : { do: 'attack', hex };
    default:
      return null;
  }
}

function aimedAt(
  view: DemonsView,
  aim: PartialAnswer,
  hex: HexName,
  mortal: string | undefined,
  magician: number | undefined,
): AnswerFields | null {
  switch (aim.power ?? aim.do) {
    case 'attack':
      return { ...aim, hex };
    case 'T':
    case 'R':
      return { ...aim, to: hex };
    case 'P':
    case 'X':
      return { ...aim, city: hex };
    case 'F':
      return mortal === undefined ? null : { ...aim, mortal };
    case 'C':
      return magician === undefined ? null : { ...aim, magician, ill: 'wound' };
    case 'N':
    case 'trade':
    case 'torture':
    case 'free':
      return magician === undefined ? null : { ...aim, magician };
    case 'G': {
      const box = view.boxes.find((each) => hexOfItem(view, each.box) === hex);
      return box ? { ...aim, item: box.box } : null;
    }
    default:
      return null;
  }
}
