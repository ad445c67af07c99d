import type { Fault, Shape, ShapeType } from '../kernel/shape.ts';

/** A game's data, by the name of the file. */
export type DataOf<Shapes> = { [File in keyof Shapes]: ShapeType<Shapes[File]> };
type ReplacedIn<Data> = { readonly [File in keyof Data]?: unknown };

/** Reads data with some files replaced, or says what is wrong: in which file, where, and what was expected. */
/* @__NO_SIDE_EFFECTS__ */
export function dataReader<Data extends object>(
  shapes: { readonly [File in keyof Data]: Shape<unknown> },
  own: Data,
  fitsTogether: (data: Data) => Fault | null,
): (replaced: ReplacedIn<Data>) => { data: Data } | { fault: Fault } {
  return (replaced) => {
    const data = { ...own, ...replaced } as Data;
    for (const file of Object.keys(shapes) as (keyof Data & string)[]) {
      const fault = shapes[file].check(data[file], `${file}.json`);
      if (fault) return { fault };
    }
    const fault = fitsTogether(data);
    return fault ? { fault } : { data };
  };
}

/** The game with some data files replaced, or what is wrong with them. */
/* @__NO_SIDE_EFFECTS__ */
export function gameReader<G, Data extends object>(
  own: G,
  read: (replaced: ReplacedIn<Data>) => { data: Data } | { fault: Fault },
  make: (data: Data) => G,
): (replaced: ReplacedIn<Data>) => { game: G } | { fault: Fault } {
  return (replaced) => {
    if (Object.keys(replaced).length === 0) return { game: own };
    const found = read(replaced);
    return 'fault' in found ? found : { game: make(found.data) };
  };
}
