import chat from 'icon:chat-bubble';
import choices from 'icon:checklist';
import words from 'icon:conversation';
import log from 'icon:scroll-quill';
import type { PageFace } from '../../games/face.ts';

/** What opens beside the board: all choices, what the game has, the log, and the position in words. */
export interface Tab {
  readonly id: string;
  readonly icon: string;
  /** Key of the page's words. */
  readonly label: string;
  /** Something is new there. */
  readonly mark?: boolean;
}

export const tabsOf = (
  { drawers = [] }: Pick<PageFace, 'drawers'>,
  online: { readonly unread: boolean } | null = null,
  view: unknown = null,
): readonly Tab[] => [
  { id: 'choices', icon: choices, label: 'tabs.choices' },
  ...drawers.filter(({ has }) => !has || view === null || has(view)),
  ...(online ? [{ id: 'chat', icon: chat, label: 'online.chat', mark: online.unread }] : []),
  { id: 'log', icon: log, label: 'tabs.log' },
  { id: 'position', icon: words, label: 'tabs.position' },
];

/** The one after, or before, this one. */
export function nextTab(tabs: readonly Tab[], open: string | null, by: 1 | -1): string {
  const at = tabs.findIndex(({ id }) => id === open);
  return tabs[(at < 0 ? (by > 0 ? 0 : tabs.length - 1) : at + by + tabs.length) % tabs.length].id;
}
