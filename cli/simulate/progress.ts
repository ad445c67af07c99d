/** Where progress is shown; what goes to a file or a pipe gets none of it. */
interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const WIDTH = 30;

/** A bar that fills in place on a screen, and nothing elsewhere. */
export function progressBar(
  screen: Screen,
  label: (played: number) => string,
  all: number,
): { show(played: number): void; end(): void } {
  if (!screen.isTTY) return { show() {}, end() {} };
  const clear = '\r\x1b[2K';
  return {
    show(played) {
      const full = Math.round((played / all) * WIDTH);
      screen.write(`${clear}${'█'.repeat(full)}${'·'.repeat(WIDTH - full)} ${label(played)}`);
    },
    end: () => void screen.write(clear),
  };
}
