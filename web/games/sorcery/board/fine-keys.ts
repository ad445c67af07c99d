import type { Attachment } from 'svelte/attachments';
import type { Press } from './steps.ts';

/**
 * Alt means fine steps, which the port of the board leaves to the browser; and AltGr is how some keyboards write a bracket.
 * Such keys come here first, as far as they mean something.
 */
export const fineKeys =
  (key: (press: Press) => boolean): Attachment<HTMLElement> =>
  (box) => {
    const press = (event: KeyboardEvent): void => {
      const written = event.getModifierState('AltGraph');
      const isPlain = event.metaKey || (event.ctrlKey && !written) || !(event.altKey || written);
      if (isPlain || !(event.target instanceof Element) || event.target.role !== 'application') return;
      if (!key({ key: event.key, shiftKey: event.shiftKey, altKey: event.altKey && !written })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    box.addEventListener('keydown', press, { capture: true });
    return () => box.removeEventListener('keydown', press, { capture: true });
  };
