import {
  canonical,
  type Data,
  dataOf,
  diceFrom,
  type Event,
  eventsFor,
  fork,
  type Game,
  give,
  type Match,
  optionsOf,
  partOf,
  pick,
  type Question,
  type Record,
  replay,
  type Seat,
  seeded,
  waitingFor,
} from '@conjure/engine';
import type { Lesson } from '@conjure/engine/content';
import { followLesson, type RandomPlay, randomPlay } from '@conjure/engine/proof';
import type { Schemas } from '@conjure/shelf';
import { alternatives, notation } from './schema-notation.ts';

/** What is seen of a kind of question in matches at random: the first of each. */
interface QuestionExamples {
  question: Question;
  facts: Data;
  own: Data;
  answers: unknown[];
  aside: readonly unknown[];
}

interface Examples {
  asked: Map<string, QuestionExamples>;
  events: Map<string, Event>;
}

/** How many answers of a kind are shown. */
const MOST = 3;

/** What of a game is to be shown and has not been met. */
const missingOf = ({ kinds, types }: Wanted, { asked, events }: Examples): string[] => [
  ...kinds.filter((kind) => !asked.has(kind)).map((kind) => `the question ${kind}`),
  ...types.filter((type) => !events.has(type)).map((type) => `the event ${type}`),
];

interface Wanted {
  readonly kinds: readonly string[];
  readonly types: readonly string[];
}

/** Examples from recorded matches, from lessons and from matches at random, always the same ones, until everything has been met. */
function lookAt({ game, recorded, lessons, matches }: AnswersPage, wanted: Wanted): Examples {
  const seen: Examples = { asked: new Map(), events: new Map() };
  for (const record of recorded) {
    const again = replay(game, record);
    if (!('fault' in again)) listen(again.play.match, seen);
  }
  for (const lesson of lessons) for (const end of followLesson(game, lesson).ends) listen(end, seen);
  for (const match of matches) {
    if (missingOf(wanted, seen).length === 0) break;
    playThrough(game, match, seen);
  }
  return seen;
}

/** Some matches would go on for very long. */
const MOST_DECISIONS = 3_000;
const ENOUGH = Symbol('enough');

function playThrough(game: Game, wanted: RandomPlay, seen: Examples): void {
  try {
    randomPlay(game, wanted, (match, at) => {
      note(match, seen, at);
      if (!match.open || at === MOST_DECISIONS) listen(match, seen);
      if (at === MOST_DECISIONS) throw ENOUGH;
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
}

/** The events of a match: whoever hears more of one shows more of it. */
function listen({ story, origin }: Match, { events }: Examples): void {
  for (const viewer of [null, ...Array.from({ length: origin.seats }, (_, seat) => seat)])
    for (const event of eventsFor(story, viewer)) {
      const known = events.get(event.type);
      if (!known || Object.keys(known).length < Object.keys(event).length) events.set(event.type, event);
    }
}

/** What is asked now, and one of each action that is offered or was chosen for it. */
function note(match: Match, seen: Examples, at: number): void {
  const { asked } = seen;
  const { open } = match;
  for (const seat of open?.question.seats ?? []) {
    const question = partOf((open as NonNullable<typeof open>).question, seat);
    const known = asked.get(question.kind) ?? { question, ...dataOf(question), answers: [], aside: [] };
    asked.set(question.kind, known);
    if (known.aside.length === 0 && question.aside && question.aside.length > 0) {
      known.aside = question.aside;
      tryAside(match, seat, question.aside, seen);
    }
    if (known.answers.length === MOST) continue;
    const options = optionsOf(question, seat) ?? [pick(question, seat, diceFrom(seeded(`${at}`)))];
    addUnlike(known.answers, options[at % options.length]);
  }
}

/** What follows when somebody concedes or pauses. */
function tryAside(match: Match, seat: Seat, aside: readonly unknown[], seen: Examples): void {
  const other = fork(match);
  give(other, seat, aside[0]);
  for (let i = 0; i < other.origin.seats && other.open; i++) {
    note(other, seen, i);
    const [next] = waitingFor(other);
    give(other, next, pick(other.open.question, next, diceFrom(seeded('aside'))));
  }
  listen(other, seen);
}

function addUnlike(answers: unknown[], answer: unknown): void {
  const action = (one: unknown) => (one as { do?: string }).do ?? '';
  if (answers.every((other) => action(other) !== action(answer))) answers.push(answer);
}

const code = (value: unknown): string => JSON.stringify(value);

interface AnswersPage {
  game: Game;
  title: string;
  schemas: Schemas;
  /** What ends by itself, written by hand. */
  byItself: string;
  /** Where examples are looked for: in recorded matches, in lessons, and in matches at random, as they are wanted. */
  recorded: readonly Record[];
  lessons: readonly Lesson[];
  matches: Iterable<RandomPlay>;
  prompt(question: Question): string;
}

/** What can be asked, answered, told and seen in a game, with an example each; and what no example was found of. */
export function answersPage(page: AnswersPage): { text: string; missing: string[] } {
  const { game, title, schemas, byItself, prompt } = page;
  const { answers = {}, scenario } = game.shapes?.(game.seats.max) ?? {};
  const wanted = { kinds: Object.keys(answers), types: Object.keys(schemas.events) };
  const seen = lookAt(page, wanted);
  const first = new Map<string, string>();
  const kinds = Object.entries(answers).map(([kind, { schema }]) => {
    const met = seen.asked.get(kind);
    const like = first.get(canonical(schema));
    if (!like) first.set(canonical(schema), kind);
    const says = [
      ...(met ? [`“${prompt(met.question)}” [${met.question.rule}]`, ''] : []),
      ...(like ? [`Answered like \`${like}\`.`] : ['```', ...alternatives(schema).map(notation), '```']),
      ...(met?.question.secret ? ['', 'Answered in secret.'] : []),
      ...(met && Object.keys(met.facts).length > 0 ? ['', `\`facts\`: \`${code(met.facts)}\``] : []),
      ...(met && Object.keys(met.own).length > 0 ? ['', `\`own\`: \`${code(met.own)}\``] : []),
      ...(met && met.aside.length > 0
        ? ['', `Aside of the options: ${met.aside.map((one) => `\`${code(one)}\``).join(', ')}`]
        : []),
      ...(met && met.answers.length > 0
        ? [
            '',
            `${met.question.candidates ? 'For example' : 'Not listed; for example'} ${met.answers.map((one) => `\`${code(one)}\``).join(', ')}`,
          ]
        : []),
    ];
    return [`### \`${kind}\``, '', ...says, ''].join('\n');
  });
  const events = Object.entries(schemas.events).map(([type, schema]) => {
    const example = seen.events.get(type);
    const line = notation(schema).replaceAll('|', '\\|');
    return `| \`${type}\` | \`${line}\` | ${example ? `\`${code(example).replaceAll('|', '\\|')}\`` : ''} |`;
  });
  const text = `# Answers of ${title}

Written by \`npm run answers\` from the shapes and types of the game; the same as JSON Schema gives \`{"do": "shapes", "game": "${game.id}"}\` of
the [engine protocol](protocol.md). How to read it: \`a?\` may be left out, \`x | y\` is one or the other, \`<…>\` describes a name or a number,
\`1…6\` is a whole number, \`[x, …]\` a list. Examples come from matches at random.

## What ends by itself

${byItself.trim()}

## Questions and their answers

${kinds.join('\n')}
## Events

| event | fields | example |
|---|---|---|
${events.join('\n')}

## The view

${fieldsOf(schemas.view)}

## A scenario

All fields may be left out; what they mean stands in [Scenarios of ${title}](scenarios-${game.id}.md).

${scenario ? fieldsOf(scenario.schema) : ''}
`;
  return { text, missing: missingOf(wanted, seen) };
}

/** The fields of an object, one a line. */
function fieldsOf({ properties = {} }: { readonly properties?: unknown }): string {
  const rows = Object.entries(properties as globalThis.Record<string, { description?: string }>).map(
    ([name, schema]) => {
      const { description, ...plain } = schema;
      const said = 'enum' in plain || 'pattern' in plain ? schema : plain;
      return `| \`${name}\` | \`${notation(said).replaceAll('|', '\\|')}\` |`;
    },
  );
  return ['| field | value |', '|---|---|', ...rows].join('\n');
}
