import { existsSync } from 'node:fs';
import { type Record, readRecord, recordShape } from '@conjure/engine';
import { LARGEST, readWhole, type Unread, writeWhole } from '../files.ts';
import { unreadable } from './limits.ts';
import { type Failure, faulty, type ReplyFields, wrong } from './problem.ts';

const WHY: { readonly [why in Unread]: string } = {
  missing: 'There is no such file.',
  unreadable: 'The file cannot be read.',
  noFile: 'It is no file, but a folder, a device or a pipe.',
  tooLarge: `The file has more than ${LARGEST} bytes.`,
};

/** A record as a request brings it: itself, or where it does not fit on a line the name of its file. */
export function recordIn({ record, file }: { record?: Record; file?: string }): { record: Record } | Failure {
  if (record && file !== undefined) return wrong('A record comes by itself or in a file.', 'file', 'no file', file);
  if (record) return { record };
  if (file === undefined) return faulty({ place: 'record', expected: 'a record, or its file', got: 'nothing' });
  const read = readWhole(file);
  if ('unread' in read) return wrong(WHY[read.unread], 'file', 'a file that can be read', file);
  let value: unknown;
  try {
    value = JSON.parse(read.text);
  } catch {
    return wrong('The file is not JSON.', 'file', 'a record', file);
  }
  const fault = unreadable(value) ?? recordShape.check(value, 'record');
  return fault ? faulty(fault) : { record: value as Record };
}

/** Writes a record, or what a viewer may have of it, where there is none yet or an older one. */
export function writeRecord(file: string, record: object): ReplyFields {
  if (existsSync(file)) {
    const read = readWhole(file);
    if ('unread' in read || !isRecord(read.text))
      return wrong('This exists and is no record: nothing was written.', 'file', 'another name', file);
  }
  const text = `${JSON.stringify(record)}\n`;
  try {
    writeWhole(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return wrong(`The file cannot be written: ${why}. Nothing there has changed.`, 'file', 'a file to write', file);
  }
  return { file, bytes: Buffer.byteLength(text) };
}

function isRecord(text: string): boolean {
  try {
    return 'record' in readRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
