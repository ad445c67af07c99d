import type { SceneProps } from '../../face.ts';
import type { Flash, Motion, Token } from '../board/types.ts';

type ShownBeat = NonNullable<SceneProps['beat']>;

/** Tokens where they stand while events are being shown. */
export const standingTokens = (tokens: readonly Token[], standing: SceneProps['standing']): Token[] =>
  tokens.map((token) => (standing[token.id] ? { ...token, hex: standing[token.id] } : token));

/** A path of a single hex leads there from wherever the token is. */
export function motionOf(tokens: readonly Token[], beat: ShownBeat | null): Motion | null {
  if (!beat?.motion || beat.took === 0) return null;
  const { token, path } = beat.motion;
  const from = tokens.find(({ id }) => id === token)?.hex;
  if (from === undefined) return null;
  return { token, path: path.length > 1 ? [...path] : [from, ...path], ms: beat.took };
}

/** A flash is in a hex, or where a token stands. */
export function flashesOf(tokens: readonly Token[], beat: ShownBeat | null): Flash[] {
  if (!beat?.flash || beat.took === 0) return [];
  const { hex: where, kind } = beat.flash;
  const hex = tokens.find(({ id }) => id === where)?.hex ?? where;
  return /^\d{4}$/.test(hex) ? [{ hex, kind: kind as Flash['kind'], ms: beat.took }] : [];
}
