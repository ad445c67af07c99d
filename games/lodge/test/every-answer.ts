import type { Match } from '@conjure/engine';
import { SLOTS } from '../board.ts';
import { lodge } from '../game.ts';
import type { Lore } from '../lore.ts';
import type { State } from '../state.ts';
import type { LodgeView } from '../view.ts';

const pairs = <X>(list: readonly X[]): X[][] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other]));

/** Every model by name, in Guard and in Cells too, and one that is not there. */
const models = ({ seats }: LodgeView): string[] => [
  ...seats.flatMap(({ mage, evocations }) => [mage ?? '', ...evocations.map(({ model }) => model)]),
  'nero.vapour.1',
];

/** All that a question of this kind could be answered by things of the match, legal or not; `null` where it names sets of cards. */
export function everyAnswer({ table }: Match<State, Lore>, kind: string, seat: number): object[] | null {
  const { lore } = table;
  const seen = lodge.view(table, seat);
  const rooms = lore.board.names;
  const named = models(seen);
  const steps = rooms.flatMap((to) => [
    { do: 'step', to },
    { do: 'step', to, leave: true },
  ]);
  const going = (deed: string) => [
    ...rooms.flatMap((to) => [
      { do: deed, to },
      { do: deed, to, leave: true },
    ]),
    { do: deed, activate: true },
    { do: deed },
  ];
  const doing = (...deeds: string[]) => deeds.map((deed) => ({ do: deed }));
  const attacks = named.map((model) => ({ do: 'attack', model }));
  const cards = lore.cards.map(({ id }) => id);
  switch (kind) {
    case 'turn':
      return [
        ...going('explore'),
        ...going('fight'),
        ...named.flatMap((model) => [
          { do: 'fight', model },
          { do: 'command', model },
        ]),
        ...SLOTS.flatMap((slot) => [
          { do: 'cast', slot },
          ...rooms.flatMap((to) => [
            { do: 'momentum', slot, to },
            { do: 'momentum', slot, to, leave: true },
          ]),
        ]),
        { do: 'familiar', use: 'action' },
        { do: 'familiar', use: 'sortie' },
        ...doing('command', 'pass', 'end'),
      ];
    case 'steps':
    case 'part':
    case 'push':
      return [...steps, ...attacks, ...doing('activate', 'stop')];
    case 'activation':
      return [
        ...rooms.map((to) => ({ do: 'step', to })),
        ...attacks,
        ...pairs(named).map((two) => ({ do: 'split', models: two })),
        ...doing('swap', 'stop'),
      ];
    case 'evocations':
      return [...named.map((model) => ({ do: 'activate', model })), ...doing('sortie', 'done')];
    case 'react':
      return [...SLOTS.map((slot) => ({ do: 'reveal', slot })), ...doing('decline')];
    case 'heal':
    case 'convert':
    case 'convertRoom': {
      const whose = ['rose', ...seen.seats.map(({ mage }) => mage ?? '')];
      const from = ['sheet', 'card', 'room'];
      return [...from.flatMap((at) => whose.map((of) => ({ do: 'take', from: at, whose: of }))), ...doing('stop')];
    }
    case 'makeRoom':
      return [...named.map((model) => ({ do: 'remove', model })), ...doing('decline')];
    case 'target':
      return named.map((model) => ({ model }));
    case 'room':
    case 'placeModel':
      return rooms.map((room) => ({ room }));
    case 'divide':
      return Array.from({ length: 30 }, (_, share) => ({ share }));
    case 'specimen':
      return lore.creatures.slice(lore.firstFamiliar).map(({ id }) => ({ familiar: id }));
    case 'school':
      return lore.schools.map((school) => ({ school }));
    case 'dispel':
      return named.flatMap((model) => SLOTS.map((slot) => ({ model, slot })));
    case 'swapSet':
      return SLOTS.flatMap((slot) =>
        cards.flatMap((id) => ['a', 'b'].map((half) => ({ slot, spell: `${id}/${half}` }))),
      );
    case 'recall':
      return cards.map((card) => ({ card }));
    case 'forget':
      return [...cards.map((card) => ({ do: 'forget', card })), ...doing('keep')];
    case 'questOfRound':
      return [...lore.quests.map(({ id }) => ({ do: 'discard', quest: id })), ...doing('keep')];
    case 'questLimit':
      return lore.quests.map(({ id }) => ({ quests: [id] }));
    case 'chooseMage':
      return lore.mages.map(({ id }) => ({ mage: id }));
    case 'chooseGrimoire':
      return lore.grimoires.map(({ id }) => ({ grimoire: id }));
    default:
      return null;
  }
}
