import { Buffer } from 'node:buffer';

const NEWLINE = 0x0a;

/**
 * The lines of a stream of bytes, the last one with or without its newline. A line over the limit is given as `null`, and
 * never held whole: whoever sends it cannot fill the memory.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array) => {
    length += part.length;
    if (length > limit) parts = [];
    else parts.push(part);
  };
  const take = (): string | null => {
    const line = length > limit ? null : decoder.decode(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, to));
      yield take();
      from = to + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
