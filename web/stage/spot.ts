/** A place or a piece as the board names it, or the chip of a seat. */
export type Spot = string;
const SEAT = 'seat of ';
export const seatSpot = (seat: number): Spot => `${SEAT}${seat}`;
export const seatAt = (spot: Spot): number | null => (spot.startsWith(SEAT) ? Number(spot.slice(SEAT.length)) : null);
