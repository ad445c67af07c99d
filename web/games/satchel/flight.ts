import { paced } from '../../app/settings.svelte.ts';

const FLIGHT = 260;

interface SeenPiece {
  readonly piece: Element;
  readonly at: DOMRect;
}

/**
 * A piece that leaves one place and turns up in another flies there. All are measured together, before anything changes and
 * again when the next picture is drawn, so that nothing has to be laid out on the spot.
 */
export function newFlights(pieces: () => readonly HTMLElement[]) {
  let before = new Map<string, SeenPiece>();
  let carried: string | null = null;

  const look = (): Map<string, SeenPiece> => {
    const seen = new Map<string, SeenPiece>();
    for (const piece of pieces()) seen.set(piece.dataset.token ?? '', { piece, at: piece.getBoundingClientRect() });
    return seen;
  };

  const fly = ({ piece, at }: SeenPiece, from: DOMRect): void => {
    const [x, y] = [from.x + from.width / 2 - at.x - at.width / 2, from.y + from.height / 2 - at.y - at.height / 2];
    const size = at.width > 0 ? from.width / at.width : 1;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 9 },
        { transform: 'none', zIndex: 9 },
      ],
      {
        duration: paced(FLIGHT),
        easing: 'cubic-bezier(0.22, 0.7, 0.3, 1)',
      },
    );
  };

  return {
    /** A piece is brought by hand: it does not fly there again. */
    carry(token: string | null): void {
      carried = token;
    },
    /** Before the board changes. */
    prepare(): void {
      before = paced(FLIGHT) > 0 ? look() : new Map();
    },
    /** When it has changed. */
    depart(): void {
      if (before.size === 0) return;
      requestAnimationFrame(() => {
        const from = before;
        before = new Map();
        if (from.size === 0) return;
        for (const [token, now] of look()) {
          const was = from.get(token);
          if (was && was.piece !== now.piece && token !== carried) fly(now, was.at);
        }
      });
    },
  };
}
