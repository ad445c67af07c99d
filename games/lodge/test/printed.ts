import type { Phrase } from '@conjure/engine';
import { speaker, type Texts } from '@conjure/words';
import type { LodgeEvent } from '../events.ts';
import { lodge } from '../game.ts';
import type { ScenarioSeat } from '../scenario/scenario.ts';
import names from '../text/en/names.json' with { type: 'json' };
import words from '../text/en/words.json' with { type: 'json' };
import { MAGES, of, setUp, type TestMatch, type Who } from './table.ts';

/** What the printed thing says, in English. */
export const said = speaker('en', names as Texts, words as Texts);

interface Stage {
  who?: Who;
  /** Where he stands, and the room beside it that he goes to. */
  home?: string;
  beside?: string;
  own?: ScenarioSeat;
  foe?: ScenarioSeat;
  more?: Omit<Parameters<typeof setUp>[0], Who>;
}

/** A position in which anything can happen: enemies near and hurt, cards everywhere, cubes to turn. */
export function stage({ who = 'jafar', home = '1,0', beside = '1,1', own, foe, more }: Stage): TestMatch {
  const [near, far, third] = MAGES.filter((mage) => mage !== who);
  const seat = MAGES.indexOf(third);
  const seats: Partial<Record<Who, ScenarioSeat>> = {
    [who]: {
      at: home,
      damage: of(seat, 3),
      hand: ['lodestar', 'lodestar', 'reckoning'],
      grimoire: ['open_almanac', 'open_almanac', 'foreseen_blow'],
      spent: ['mending_water', 'mending_water'],
      evocations: [{ id: 'bone_thrall', at: home, damage: [seat] }],
      ...own,
    },
    [near]: { at: home, power: 3, damage: of(seat, 8), hand: ['ember_dart'], ...foe },
    [far]: {
      at: beside,
      damage: of(seat, 3),
      evocations: [{ id: 'slag_golem', at: beside, damage: of(seat, 2) }],
      set: { I: 'undermine/a' },
    },
  };
  return setUp({
    moon: 2,
    turn: who,
    crown: near,
    rooms: { [home]: { cubes: of(seat, 2) } },
    forgotten: lodge.content.data.spells.forgotten
      .map(({ id }) => id)
      .filter((id) => !JSON.stringify(own ?? {}).includes(id)),
    ...more,
    ...seats,
  });
}

type Answer = { do?: string; to?: string; model?: string; room?: string };

/** Answers whatever is asked, so that something happens, until it is somebody's turn again; what everybody heard. */
export function happens(s: TestMatch, { who = 'jafar', beside = '1,1' }: Stage): LodgeEvent[] {
  const events: LodgeEvent[] = [];
  for (let i = 0; s.asks() !== null && !['turn', 'evocations', 'schools', 'unused'].includes(s.asks() ?? ''); i++) {
    if (i > 60) throw new Error(`${s.asks()} goes on for ever`);
    const [asked] = s.asked();
    events.push(...s.does(asked, choose(s, asked, who, beside)));
  }
  return events;
}

function choose(s: TestMatch, asked: Who, who: Who, beside: string): object {
  const options = s.options(asked) as Answer[];
  // He goes where an enemy is; whom he places goes elsewhere.
  const placed = s.asks() === 'placeModel' ? (s.match.open?.question.facts?.model as Phrase) : null;
  const others = placed !== null && placed.key !== `mage.${who}`;
  const wanted: ((answer: Answer) => boolean)[] = [
    ({ do: deed }) => deed === (asked === who ? 'reveal' : 'decline'),
    ({ do: deed }) => deed === 'attack' || deed === 'take' || deed === 'use',
    ({ do: deed, to }) => deed === 'step' && to === beside,
    ({ do: deed }) => s.asks() !== 'push' && deed === 'stop',
    ({ do: deed }) => deed === 'step',
    ({ model }) => model !== undefined && !model.includes('.'), // rather a mage, and rather one who stands apart
    ({ room }) => room === beside && !others,
    ({ do: deed }) => deed !== 'decline',
    () => true,
  ];
  for (const fits of wanted) {
    const found = options.findLast(fits);
    if (found) return found;
  }
  throw new Error(`nothing to answer to ${s.asks()}`);
}
