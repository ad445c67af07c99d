import { tick } from 'svelte';
import { set, settings } from '../app/settings.svelte.ts';
import { drawersHere } from '../parts/drawers.svelte.ts';
import { ruleDialog } from '../parts/rule-dialog.svelte.ts';
import { tableHere } from '../parts/table-here.ts';
import type { Acting } from './acting.svelte.ts';
import { PROMPT } from './focus.svelte.ts';
import { keyboard, press, pressNth } from './keyboard.ts';
import type { newLookBack } from './looking-back.svelte.ts';
import type { Session } from './session/session.svelte.ts';
import type { OpenDialogs } from './TableDialogs.svelte';
import { nextTab, type Tab } from './wing/tabs.ts';

interface KeyedTable {
  readonly session: () => Session;
  readonly tabs: () => readonly Tab[];
  readonly acting: Acting;
  readonly history: ReturnType<typeof newLookBack>;
  readonly open: (dialog: keyof OpenDialogs) => void;
  readonly askHint: () => void;
  /** Whether others are at the match elsewhere. */
  readonly isShared: () => boolean;
  /** Presses one of the list of all choices. */
  readonly pressChoice: (nth: number) => boolean;
}

/** What keys do at this table. `goTo` leads to one of its parts. */
export function keysHere({ session, tabs, acting, history, open, askHint, isShared, pressChoice }: KeyedTable) {
  const table = tableHere();
  const drawers = drawersHere();
  const { openRule } = ruleDialog();

  async function goTo(place: 'question' | 'board' | 'choices' | 'position' | 'log'): Promise<void> {
    if (place === 'question') return table.focusOn(PROMPT);
    if (place === 'board') return table.focusOn('[data-board] [tabindex="0"]');
    drawers.show(place);
    await tick();
    table.focusOn(`[data-drawer="${place}"] .body`);
  }

  function stepBack(): boolean {
    const { considered, trouble, hinting, moment, dropHint } = session();
    if (considered || trouble || acting.note !== null) acting.cancel();
    else if (hinting) dropHint();
    else if (history.isOpen || moment) history.close();
    else if (drawers.open !== null) drawers.hide();
    else return false;
    return true;
  }

  function rule(): boolean {
    const asked = session().now?.asked;
    if (asked) openRule(asked.rule);
    return Boolean(asked);
  }

  const pressed = keyboard(table, session, {
    question: () => goTo('question'),
    board: () => goTo('board'),
    choices: () => (drawers.open === 'choices' ? drawers.hide() : goTo('choices')),
    position: () => goTo('position'),
    log: () => goTo('log'),
    drawer: (nth) => drawers.show(nextTab(tabs(), drawers.open, nth === 0 ? 1 : -1)),
    // The list where it is open, and else what lies in the dock.
    option: (nth) =>
      drawers.open === 'choices' ? pressChoice(nth) : pressNth(table.findAll('[data-question] [data-chip]'), nth),
    odds: () => press(document.activeElement?.closest('[data-option]')?.querySelector<HTMLElement>('[data-look]')),
    confirm: () => press(table.find('[data-go]')),
    close: () => press(table.find('[data-close]')),
    back: stepBack,
    undo: () => session().undo(),
    redo: () => session().redo(),
    hint: askHint,
    history: history.toggle,
    earlier: () => history.lookBy(-1),
    later: () => history.lookBy(1),
    skip: () => (session().showing.shot ? session().showing.skip() : false),
    replay() {
      const { recap, showing } = session();
      return recap ? showing.replay(recap.shots) : false;
    },
    pause() {
      const { moment, pace, setPace } = session();
      return moment || isShared() ? false : setPace({ paused: !pace.paused });
    },
    rule,
    sound: () => set('sound', settings.sound === 'on' ? 'off' : 'on'),
    menu: () => open('menu'),
    keys: () => open('keys'),
  });
  return { pressed, goTo };
}
