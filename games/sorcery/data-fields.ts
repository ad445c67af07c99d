import type { Fault } from '@conjure/engine';
import { groundOf } from './battlefield.ts';
import type { BattlefieldData } from './data.ts';
import { fault, firstFault, repeated } from './faults.ts';
import { onField } from './geometry/ground.ts';
import { polygonOf } from './geometry/polygon.ts';

/** Zones for all seats, pieces that are convex, and nothing beyond the edges. [B3] [B14] [B36] [B103] */
export function battlefieldFault(field: BattlefieldData, place: string): Fault | null {
  const { width, height, players, zones, objectives, terrain } = field;
  if (zones.length !== players) return fault(`${place}.zones`, `${players} zones`, zones.length);
  return (
    repeated(`${place}.objectives`, objectives) ??
    repeated(`${place}.terrain`, terrain) ??
    firstFault(zones, (zone, i) => {
      const at = `${place}.zones[${i}]`;
      if (zone.x0 >= zone.x1 || zone.y0 >= zone.y1) return fault(at, 'x0 below x1 and y0 below y1', zone);
      return zone.x1 > width || zone.y1 > height ? fault(at, 'a zone on the field', zone) : null;
    }) ??
    firstFault(terrain, ({ polygon }, i) => {
      const at = `${place}.terrain[${i}].polygon`;
      if (polygon.some(([x, y]) => x > width || y > height)) return fault(at, 'corners on the field', polygon);
      return polygonOf(polygon) ? null : fault(at, 'the corners of a convex polygon in order', polygon);
    }) ??
    firstFault(objectives, (objective, i) =>
      onField(groundOf(field), objective)
        ? null
        : fault(`${place}.objectives[${i}]`, 'a token on the field', objective),
    )
  );
}
