import type { Attachment } from 'svelte/attachments';

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

/** Words that are cut are whole once they are pressed, until the next press: a finger has no pointer that could rest on them. */
export const unfolding: Attachment<HTMLElement> = (words) => {
  const press = ({ target }: MouseEvent): void => {
    const wanted = !words.hasAttribute('data-whole') && target instanceof Element && words.contains(target);
    const parts = words.querySelectorAll<HTMLElement>('h2, p, p *');
    words.toggleAttribute('data-whole', wanted && !target.closest('button, a') && [...parts].some(isCut));
  };
  document.addEventListener('click', press, true);
  return () => document.removeEventListener('click', press, true);
};
