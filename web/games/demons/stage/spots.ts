/** Where he stands on the map; where he is held, his captor does. */
export const spotOf = (seat: number): string => `magician-${seat}`;
export const lordSpot = (id: string): string => `mortal-${id}`;
