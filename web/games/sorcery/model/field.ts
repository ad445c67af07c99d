import { fieldOf, type SorceryView } from '@conjure/sorcery/view';
import type { FieldShape } from '../board/types.ts';
import { numeralOf } from '../names.ts';

export function fieldShape(view: SorceryView, showZones: boolean, open: number | null): FieldShape {
  const { width, height, terrain, zones } = fieldOf(view);
  const holder = (zone: number) => view.seats.find((one) => one.zone === zone)?.seat ?? null;
  return {
    width,
    height,
    terrain,
    zones: showZones
      ? zones.map(({ x0, y0, x1, y1 }, i) => {
          const seat = holder(i);
          return { x0, y0, x1, y1, seat, ...(seat !== null && { numeral: numeralOf(seat) }), open: open === i };
        })
      : [],
  };
}
