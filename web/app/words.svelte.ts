import { type Facts, must, type Phrase } from '@conjure/engine';
import { capitalised, type Language, type Say, speaker, type Texts } from '@conjure/words';
import { untrack } from 'svelte';
import { boxes } from '../games/index.ts';
import { isTranslating, remembering, rememberRule } from '../translate/said.ts';
import { settings } from './settings.svelte.ts';

export type RuleTexts = { readonly [id: string]: { readonly title: string; readonly text: string } };

/** Loads what a game says in a language; its rules are long, and can come later. */
export type LoadTexts = (lang: Language, wantsRules?: boolean) => Promise<{ words: Texts; rules?: RuleTexts }>;

interface SpokenLanguage {
  lang: Language | null;
  voice: LoadTexts | null;
  /** How many of the files that come later are in it. */
  more: number;
  say: Say;
  /** What the game says, as it is written. */
  words: Texts;
}

const pages = import.meta.glob<{ default: Texts }>('../text/*/*.json');

let spoken: SpokenLanguage = $state.raw({
  lang: null,
  voice: null,
  more: 0,
  say: ({ or, key }) => or ?? key,
  words: {},
});
let rules: { of: SpokenLanguage | null; texts: RuleTexts } = $state.raw({ of: null, texts: {} });
let loads = 0;
/** The game that was last asked for. */
let wantedGame: LoadTexts | null = null;
/** What only some screens say: their files come when one of them is first shown, and stay. */
const LATER = ['online', 'puzzles', 'review'] as const;
const later = new Set<string>();

/** Says phrases; for those who translate it is remembered by which texts. */
export function sayIn(lang: Language, ...tables: Texts[]): Say {
  const say = speaker(lang, ...tables);
  return isTranslating ? remembering(say, tables) : say;
}

/** The words of the page, less those that are for the tables of other games than this one. */
async function pageWords(lang: Language, voice: LoadTexts | null): Promise<Texts[]> {
  const ofGames = boxes.filter((box) => box.voice !== voice).map(({ id }) => id);
  const others = [...ofGames, ...LATER.filter((name) => !later.has(name))].map(
    (name) => `../text/${lang}/${name}.json`,
  );
  // Terms are for tables alone, and come after everything else (`terms/`).
  const isWanted = (path: string) =>
    path.startsWith(`../text/${lang}/`) && !path.includes('/terms-') && !others.includes(path);
  const files = Object.entries(pages).filter(([path]) => isWanted(path));
  return Promise.all(files.map(async ([, load]) => (await load()).default));
}

/** Speaks the language that is set, of the page and of one game. Until the words are there, the old ones are said. */
export async function speak(voice: LoadTexts | null = wantedGame): Promise<void> {
  const { lang } = settings;
  wantedGame = voice;
  loads++;
  const mine = loads;
  if (spoken.lang === lang && spoken.voice === voice && spoken.more === later.size) return;
  const more = later.size;
  const [tables, texts] = await Promise.all([pageWords(lang, voice), voice?.(lang, false)]);
  // Somebody may have changed his mind meanwhile.
  if (mine !== loads) return;
  const words = texts?.words ?? {};
  spoken = { lang, voice, more, say: sayIn(lang, words, ...tables), words };
  document.documentElement.lang = lang;
  if (voice) setTimeout(() => void loadRules(), RULES_AFTER);
}

/** Rules are wanted when the table stands; whoever asks for one before has them at once. */
const RULES_AFTER = 2500;
/** For whom they are on their way. */
let sentFor: SpokenLanguage | null = null;

async function loadRules(): Promise<void> {
  const whose = spoken;
  if (!whose.voice || !whose.lang || sentFor === whose) return;
  sentFor = whose;
  const texts = await whose.voice(whose.lang).catch(() => null);
  // Where they cannot be had just now, whoever asks next tries again.
  if (!texts) sentFor = null;
  else if (whose === spoken) rules = { of: whose, texts: texts.rules ?? {} };
}

function rulesHere(): RuleTexts {
  if (rules.of === spoken) return rules.texts;
  void loadRules();
  // Until they are there in another language, the old ones are better than none.
  return rules.of?.voice === spoken.voice ? rules.texts : {};
}

/** How a game wants its phrases said, besides; `null`: as they are. */
type Manner = ((say: Say) => Say) | null;

/**
 * The manners of the tables that are open, with the last of them in front. The page says the words of one game at a
 * time, so all its tables speak like the one that was opened last.
 */
let manners: readonly { readonly manner: Manner }[] = $state.raw([]);
const manner = $derived(settings.numbers === 'on' ? null : (manners[0]?.manner ?? null));
const inItsWay = $derived(manner ? manner(spoken.say) : spoken.say);

/** Speaks in the manner of a table, until what comes back is called. */
export function speakLike(like: Manner): () => void {
  const mine = { manner: like };
  manners = [mine, ...untrack(() => manners)];
  return () => {
    manners = manners.filter((one) => one !== mine);
  };
}

/** Speaks the words of these screens, too, from now on. */
export async function speakAlso(name: (typeof LATER)[number]): Promise<void> {
  later.add(name);
  await speak();
}

/** Whether places go by their names here, and not by their numbers. */
export const isByName = (): boolean => manner !== null;

/** Whether there is anything to say yet; nothing is shown before. */
export const isSpeaking = (): boolean => spoken.lang !== null;

/** The language that is being spoken. */
export const lang = (): Language => must(spoken.lang ?? undefined, 'a language');

/** A phrase of the game, or of the page. */
export const say = (phrase: Phrase): string => inItsWay(phrase);

/** A choice, as it stands by itself in a list or on a button. */
export const sayChoice = (label: Phrase): string => capitalised(inItsWay(label));

/** Words of the page, by key. */
export const t = (key: string, facts?: Facts): string => inItsWay(facts ? { key, facts } : { key });

/** The title and text of a rule of the game. */
export function ruleText(id: string): RuleTexts[string] | null {
  const rule = rulesHere()[id] ?? null;
  if (isTranslating && rule) rememberRule(id, rule);
  return rule;
}

/** Of all rules of the game. */
export const ruleIds = (): string[] => Object.keys(rulesHere());

/** The title of a rule, as soon as it is there: nobody waits for it. */
export const ruleTitle = (id: string): string => (rules.of === spoken ? rules.texts[id]?.title : null) ?? '';

/** The messages of the game, by key. */
export const gameWords = (): Texts => spoken.words;
