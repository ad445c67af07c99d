/** Tells which chapter is being read: the last that has come up to the top of the window. What comes back ends it. */
export function watchChapters(book: HTMLElement, tell: (chapter: string) => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      const chapter = seen.findLast(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-chapter');
      if (chapter) tell(chapter);
    },
    // A line across the window, a fifth down.
    { rootMargin: '-20% 0px -79%' },
  );
  for (const section of book.querySelectorAll('[data-chapter]')) watch.observe(section);
  return () => watch.disconnect();
}
