/** Frames within which everything on the way should have been measured. */
const PATIENCE = 20;

/** Scrolls until an element stays where it was brought: what lies above is measured only when it comes near. */
export function scrollToElement(element: Element): void {
  let calm = 0;
  let left = PATIENCE;
  let top = Number.NaN;
  const again = () => {
    const now = Math.round(element.getBoundingClientRect().top);
    calm = now === top ? calm + 1 : 0;
    left--;
    if (calm > 2 || left <= 0) return;
    element.scrollIntoView();
    top = Math.round(element.getBoundingClientRect().top);
    requestAnimationFrame(again);
  };
  again();
}
