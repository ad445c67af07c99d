import { inScope } from './scope.ts';

/** A table's part of the page. Another table may lie beside it, so whatever is looked for at a table is looked for here. */
export interface TableHere {
  /** What lies in it, by a selector. */
  find(selector: string): HTMLElement | null;
  findAll(selector: string): HTMLElement[];
  /** Puts the focus on what a selector finds; nothing is scrolled. */
  focusOn(selector: string): void;
  /** Whether a key is for this table: it has the focus, or was pointed at last. Dialogs and the curtain have keys of their own. */
  hasKeys(): boolean;
  /** Where it lies from now on; what comes back takes it off the page. */
  lay(element: HTMLElement): () => void;
}

/** The tables of the page, the one that was used last first. */
let tables: readonly TableHere[] = [];

function newTable(): TableHere {
  let element: HTMLElement | null = null;
  const comeFirst = () => {
    tables = [table, ...tables.filter((other) => other !== table)];
  };
  const table: TableHere = {
    find: (selector) => element?.querySelector<HTMLElement>(selector) ?? null,
    findAll: (selector) => [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])],
    focusOn: (selector) => table.find(selector)?.focus({ preventScroll: true }),
    hasKeys: () => tables[0] === table && !document.querySelector('dialog[open], [aria-modal]'),
    lay(at) {
      element = at;
      tables = [...tables, table];
      const life = new AbortController();
      for (const kind of ['focusin', 'pointerdown'])
        at.addEventListener(kind, comeFirst, { capture: true, signal: life.signal });
      return () => {
        life.abort();
        element = null;
        tables = tables.filter((other) => other !== table);
      };
    },
  };
  return table;
}

export const tableHere = inScope(newTable);
