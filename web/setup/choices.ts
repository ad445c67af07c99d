import { type Fault, isFields, type OptionSpec, type Options, type OptionValue } from '@conjure/engine';
import type { Guide } from '@conjure/engine/content';
import type { Chair, ClientMessageOf } from '@conjure/host';
import type { PageBox, PlayableScenario } from '../games/face.ts';
import { usualChairs } from '../shelf/start.ts';

/** What somebody has chosen for a match, and finds again next time. */
export interface SetupChoices {
  readonly chairs: readonly Chair[];
  /** Only those that differ from the usual. */
  readonly options: Options;
  readonly practice: boolean;
}

type SetupBox = Pick<PageBox, 'id' | 'seats' | 'options' | 'sets'>;

export const usualChoices = (box: SetupBox): SetupChoices => ({
  chairs: usualChairs(box),
  options: {},
  practice: true,
});

/** A name or a seed that is longer is none. */
const LONGEST = 60;

/** What was kept may be of another time, or nobody's: what does not fit is as usual. */
export function readChoices(box: SetupBox, value: unknown): SetupChoices {
  const usual = usualChoices(box);
  if (!isFields(value)) return usual;
  const chairs = Array.isArray(value.chairs) ? value.chairs.flatMap(chairIn) : [];
  const fits = chairs.length >= box.seats.min && chairs.length <= box.seats.max;
  const { options } = value;
  const known = isFields(options)
    ? box.options.filter(({ name, values }) => values.some((each) => each === options[name]))
    : [];
  return {
    chairs: fits ? chairs : usual.chairs,
    options: known.reduce((chosen, spec) => withOption(spec, chosen, (options as Options)[spec.name]), {} as Options),
    practice: typeof value.practice === 'boolean' ? value.practice : usual.practice,
  };
}

function chairIn(value: unknown): Chair[] {
  if (!isFields(value)) return [];
  const { who, name, level } = value;
  if (who === 'bot' && isText(level)) return [{ who, level }];
  if (who === 'person') return [isText(name) ? { who, name } : { who }];
  return [];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** The options when one has been chosen. */
export function withOption(spec: OptionSpec, options: Options, value: OptionValue): Options {
  const { [spec.name]: _, ...others } = options;
  return value === spec.default ? others : { ...others, [spec.name]: value };
}

export const chosenFor = (spec: OptionSpec, options: Options): OptionValue => options[spec.name] ?? spec.default;

/** What is good to know with these options. */
export const guidesFor = ({ options: specs }: SetupBox, guides: readonly Guide[], options: Options): Guide[] =>
  guides.filter(({ option, value }) =>
    specs.some((spec) => spec.name === option && chosenFor(spec, options) === value),
  );

/** The ready set that these options are, if they are one. */
export const setOf = ({ sets, options: specs }: SetupBox, options: Options): string | null =>
  sets.find((set) => specs.every((spec) => chosenFor(spec, set.options) === chosenFor(spec, options)))?.name ?? null;

/** The chairs when so many sit at the table: those who come are bots. */
export const withSeats = (chairs: readonly Chair[], seats: number): Chair[] =>
  Array.from({ length: seats }, (_, seat) => chairs[seat] ?? { who: 'bot', level: 'adept' });

/** A chair with a name; an empty one is no name. */
export function named(name: string): Chair {
  const said = name.trim().slice(0, LONGEST);
  return said === '' ? { who: 'person' } : { who: 'person', name: said };
}

export function openingOf(
  box: SetupBox,
  { chairs, options, practice }: SetupChoices,
  seed: string,
  from: PlayableScenario | null,
): Omit<ClientMessageOf<'open'>, 'id'> {
  return {
    do: 'open',
    game: box.id,
    seats: [...chairs],
    options: { ...options, ...from?.options },
    practice,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    ...(from ? { scenario: from.scenario } : {}),
  };
}

/** The fields of the set-up, by which a fault finds its place. */
export type SetupField = `seats[${number}]` | `options.${string}` | 'seats' | 'seed' | 'scenario' | 'options';

export const isAt = (fault: Fault | null, place: SetupField): boolean =>
  fault !== null && (fault.place === place || ['.', '['].some((next) => fault.place.startsWith(place + next)));
