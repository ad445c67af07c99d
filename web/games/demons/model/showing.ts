import type { SceneProps, ShownShot } from '../../face.ts';
import type { Flash, Motion, Token } from '../board/types.ts';

/** Tokens where they stand while events are being shown. */
export const standingTokens = (tokens: readonly Token[], standing: SceneProps['standing']): Token[] =>
  tokens.map((token) => (standing[token.id] ? { ...token, hex: standing[token.id] } : token));

/** Who walks, and where. A path of a single hex leads there from wherever the token is. */
export function motionsOf(tokens: readonly Token[], shot: ShownShot | null): Motion[] {
  if (!shot || shot.walk === 0) return [];
  return shot.beats.flatMap(({ motion }) => {
    const from = tokens.find(({ id }) => id === motion?.token)?.hex;
    if (!motion || from === undefined) return [];
    const { token, path } = motion;
    return [{ token, path: path.length > 1 ? [...path] : [from, ...path], ms: shot.walk }];
  });
}

/** A flash is in a hex, or where a token stands. */
export function flashesOf(tokens: readonly Token[], shot: ShownShot | null): Flash[] {
  return (shot?.beats ?? []).flatMap(({ flash }) => {
    const hex = tokens.find(({ id }) => id === flash?.hex)?.hex ?? flash?.hex ?? '';
    return shot && flash && /^\d{4}$/.test(hex) ? [{ hex, kind: flash.kind as Flash['kind'], ms: shot.ms }] : [];
  });
}
