import { underPointer } from './drag.ts';

/** What a finger covers while it drags: on which side of the field it is best seen, and how large. */
export function newFinger(sheet: () => SVGSVGElement) {
  let finger: number | null = null;
  let loupe = $state.raw<{ side: 'left' | 'right'; grip: number } | null>(null);
  return {
    get loupe() {
      return loupe;
    },
    touch({ pointerType, pointerId, target }: PointerEvent): void {
      if (pointerType === 'touch' && target instanceof Element && target.closest('[data-drag]')) finger = pointerId;
    },
    follow(event: PointerEvent & { currentTarget: HTMLElement }): void {
      if (event.pointerId !== finger) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const side = event.clientX < left + width / 2 ? 'right' : 'left';
      loupe = { side, grip: 1 / underPointer(sheet(), event).scale };
    },
    letGo({ pointerId }: PointerEvent): void {
      if (pointerId !== finger) return;
      finger = null;
      loupe = null;
    },
  };
}
