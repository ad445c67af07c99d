/** A hand is at work for so long after the pointer was last heard of, in milliseconds. */
const QUIET_MS = 450;

/** Waits until no hand is at work: nothing shall move under it. */
export function newQuietHand() {
  let quietFrom = 0;
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(then: () => void): void {
    clearTimeout(timer);
    const left = quietFrom - performance.now();
    if (isDown || left > 0) timer = setTimeout(wait, Math.max(left, QUIET_MS / 4), then);
    else then();
  }

  return {
    /** The pointer was heard of; whether it is down. */
    pointed({ buttons, timeStamp }: PointerEvent): boolean {
      isDown = buttons !== 0;
      quietFrom = timeStamp + QUIET_MS;
      return isDown;
    },
    wait,
    stop: () => clearTimeout(timer),
  };
}
