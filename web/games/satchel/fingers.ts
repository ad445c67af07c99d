import type { Attachment } from 'svelte/attachments';
import { SLACK } from './drag.ts';

/**
 * Fingers of several people at once make no clicks. Here a button is pressed when its own finger leaves it, whatever the
 * others do; the click that one finger alone makes besides is swallowed.
 */
export const pressing: Attachment<HTMLElement> = (root) => {
  const touches = new Map<number, { button: HTMLElement; x: number; y: number }>();

  const down = ({ pointerId, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (pointerType === 'touch' && button) touches.set(pointerId, { button, x, y });
  };
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const touch = touches.get(pointerId);
    touches.delete(pointerId);
    if (touch && Math.hypot(clientX - touch.x, clientY - touch.y) < SLACK) touch.button.click();
  };
  const lose = ({ pointerId }: PointerEvent) => touches.delete(pointerId);
  const swallow = (event: MouseEvent) => {
    if (!event.isTrusted || (event as PointerEvent).pointerType !== 'touch') return;
    event.stopPropagation();
    event.preventDefault();
  };

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', lose);
  root.addEventListener('click', swallow, { capture: true });
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', lose);
    root.removeEventListener('click', swallow, { capture: true });
  };
};
