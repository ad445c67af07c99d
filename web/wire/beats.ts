interface BeatLine {
  /** Says something that the other end replies to. */
  beat(): void;
  /** Nothing has been heard for too long. */
  dead(): void;
  /** How long the way there and back took. */
  measured(ms: number): void;
}

/** An idle line is beaten this often; so long a silence after it is a dead line. In milliseconds. */
export const BEATS = { idle: 20_000, silence: 10_000 } as const;

/** Whether anybody is at the other end: a line that is cut in the middle says nothing of it. */
export function newBeats({ beat, dead, measured }: BeatLine) {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let asked: number | null = null;

  const stop = () => {
    clearTimeout(idle);
    clearTimeout(silence);
    silence = undefined;
    asked = null;
  };
  const ask = () => {
    clearTimeout(idle);
    asked ??= performance.now();
    beat();
    silence ??= setTimeout(() => {
      stop();
      dead();
    }, BEATS.silence);
  };
  const wait = () => {
    clearTimeout(idle);
    idle = setTimeout(ask, BEATS.idle);
  };
  return {
    /** The line stands; how long the way is, is wanted at once. */
    start: ask,
    ask,
    stop,
    /** Something came; `isBeat`: the reply to what was asked. */
    heard(isBeat: boolean): void {
      clearTimeout(silence);
      silence = undefined;
      if (isBeat && asked !== null) {
        measured(performance.now() - asked);
        asked = null;
      }
      wait();
    },
  };
}
