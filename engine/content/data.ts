import { isFields } from '../kernel/plain.ts';
import { type Fault, got, type Shape, type ShapeType } from '../kernel/shape.ts';

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

/** The game with some data files replaced, or what is wrong with them. Any file may say in its field `game` whose it is. */
/* @__NO_SIDE_EFFECTS__ */
export function gameReader<G extends { readonly id: string }, Data extends object>(
  own: G,
  read: (replaced: ReplacedIn<Data>) => { data: Data } | { fault: Fault },
  make: (data: Data) => G,
): (replaced: ReplacedIn<Data>) => { game: G } | { fault: Fault } {
  return (replaced) => {
    if (Object.keys(replaced).length === 0) return { game: own };
    const files: { [file: string]: unknown } = {};
    for (const [file, content] of Object.entries(replaced)) {
      const { game = own.id, ...rest } = isFields(content) ? content : {};
      if (game !== own.id)
        return { fault: { place: `${file}.json.game`, expected: JSON.stringify(own.id), got: got(game) } };
      files[file] = isFields(content) ? rest : content;
    }
    const found = read(files as ReplacedIn<Data>);
    return 'fault' in found ? found : { game: make(found.data) };
  };
}
