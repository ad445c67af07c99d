import { type Army, asArmy } from '@conjure/sorcery/view';
import { readStored, writeStored } from '../../../app/storage.ts';
import { type Draft, freeName } from './draft.ts';

export interface Own {
  readonly name: string;
  readonly army: Army;
}

interface StoredArmies {
  readonly own: readonly Own[];
  /** What somebody was building, by seat: who sits elsewhere at this screen is not to see it. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

const KEY = 'conjure.sorcery.armies';

/** What was kept may be of another time: only armies that can be understood today count. */
function read(): StoredArmies {
  const { own, drafts } = (readStored(KEY) ?? {}) as { own?: unknown; drafts?: unknown };
  const isNamed = (one: unknown): one is Draft =>
    typeof (one as Draft | null)?.name === 'string' && asArmy((one as Draft).army) !== null;
  return {
    own: (Array.isArray(own) ? own : []).filter(isNamed),
    drafts: Object.fromEntries(Object.entries(drafts ?? {}).filter(([, draft]) => isNamed(draft))),
  };
}

let kept: StoredArmies = $state.raw(read());

function store(change: Partial<StoredArmies>): void {
  kept = { ...kept, ...change };
  writeStored(KEY, kept);
}

export const ownArmies = (): readonly Own[] => kept.own;

/** Keeps an army in place of the one it came from. Another of the same name stays: then this one gets a number. */
export function keep({ name, army, origin }: Draft): string {
  const others = kept.own.filter((one) => one.name !== origin);
  const own = {
    name: freeName(
      name,
      others.map((one) => one.name),
    ),
    army,
  };
  const isNew = others.length === kept.own.length;
  store({ own: isNew ? [...others, own] : kept.own.map((one) => (one.name === origin ? own : one)) });
  return own.name;
}

/** Takes a kept army away; what comes back puts it where it was. */
export function forget(name: string): () => void {
  const { own } = kept;
  store({ own: own.filter((one) => one.name !== name) });
  return () => store({ own });
}

export const draftOf = (seat: number): Draft | null => kept.drafts[seat] ?? null;

export const keepDraft = (seat: number, draft: Draft): void => store({ drafts: { ...kept.drafts, [seat]: draft } });
