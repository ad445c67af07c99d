/** The outline of each seat's seal, 48 across around nothing: who it is can be told without colour. */
export const SEALS: readonly string[] = [
  // A round seal.
  'M-24 0A24 24 0 1 1 24 0A24 24 0 1 1 -24 0Z',
  // A quatrefoil.
  'M-12.5 -12.5A13 13 0 1 1 12.5 -12.5A13 13 0 1 1 12.5 12.5A13 13 0 1 1 -12.5 12.5A13 13 0 1 1 -12.5 -12.5Z',
  star(8, 26, 20),
  // A shield.
  'M-22 -22Q0 -27 22 -22V-1C22 13 11 21 0 27C-11 21 -22 13 -22 -1Z',
];

function star(points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points;
    const r = i % 2 === 0 ? far : near;
    return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
