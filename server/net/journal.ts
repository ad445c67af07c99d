/** What happened, for whoever runs the server: one line of JSON each. Keys, links, answers and texts never go in. */
export interface Journal {
  info(what: string, facts?: JournalFacts): void;
  warn(what: string, facts?: JournalFacts): void;
  error(what: string, facts?: JournalFacts): void;
}

export type JournalFacts = { readonly [name: string]: string | number | boolean | null };

export function newJournal(write: (line: string) => void, now: () => number = Date.now): Journal {
  const line =
    (level: string) =>
    (what: string, facts: JournalFacts = {}) =>
      write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, what, ...facts })}\n`);
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

/** Of an error what it is and where it was, never what it was about: a message may quote what somebody sent. */
export function trouble(error: unknown): JournalFacts {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const [where] = /[\w./-]+\.ts:\d+/.exec(error.stack?.split('\n').slice(1).join('\n') ?? '') ?? [];
  return { kind: error.name, ...(code ? { code } : {}), ...(where ? { where } : {}) };
}
