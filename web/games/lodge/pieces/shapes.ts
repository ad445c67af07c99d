const at = (turn: number, r: number): string =>
  `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`;

/** One of `count` equal parts of a ring of this radius, clockwise from the top, with a gap to the next. */
export function arc(i: number, count: number, r: number): string {
  const part = (2 * Math.PI) / count;
  const gap = count > 1 ? 0.07 : 0.001;
  return `M${at(i * part + gap / 2, r)}A${r} ${r} 0 ${count === 1 ? 1 : 0} 1 ${at((i + 1) * part - gap / 2, r)}`;
}

/** A ring with so many bosses, as on the rim of a familiar's base. */
function bossed(count: number, r: number, high: number): string {
  const part = (2 * Math.PI) / count;
  const bosses = Array.from(
    { length: count },
    (_, i) => `Q${at((i + 0.5) * part, r + 2 * high)} ${at((i + 1) * part, r)}`,
  );
  return `M${at(0, r)}${bosses.join('')}Z`;
}

/** A die-cut counter with nicked corners. */
export const COUNTER = 'M-17 -21H17L21 -17V17L17 21H-17L-21 17V-17Z';
export const FAMILIAR_BASE = bossed(12, 23, 2.4);
/** A heater shield, held before whoever stands behind it. */
export const SHIELD = 'M-27 -25Q0 -33 27 -25V2C27 18 14 28 0 34C-14 28 -27 18 -27 2Z';
