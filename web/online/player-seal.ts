import { must } from '@conjure/engine';
/** What tells one player from another whatever they call themselves: five rows, mirrored, and one of the seats' colours, by the player's id. */
export function sealOfPlayer(player: string): { readonly cells: readonly boolean[]; readonly colour: number } {
  const bits = spread(player);
  const half = Array.from({ length: 15 }, (_, i) => ((bits >>> i) & 1) === 1);
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    return half[row * 3 + Math.min(column, 4 - column)] ?? false;
  });
  return { cells, colour: (bits >>> 20) % 4 };
}

/** FNV-1a: ids are random already, this only makes a number of them. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ must(letter.codePointAt(0), 'a letter'), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
