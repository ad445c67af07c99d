/** The edge of a drop of wax under a seal: a circle that has run a little, each drop in its own way. */
export function waxEdge(drop: number, radius: number, points = 48): string {
  const at = (i: number) => {
    const turn = (i / points) * 2 * Math.PI;
    const run = Math.sin(turn * 5 + drop * 1.7) * 0.035 + Math.sin(turn * 3 - drop * 2.3) * 0.03;
    const far = radius * (0.94 + run);
    return `${(Math.cos(turn) * far).toFixed(2)} ${(Math.sin(turn) * far).toFixed(2)}`;
  };
  return `M${Array.from({ length: points }, (_, i) => at(i)).join('L')}Z`;
}
