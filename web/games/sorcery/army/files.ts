import { type Army, type ArmyFault, armyFile, type FileFault, readArmy } from '@conjure/sorcery/view';

/** The largest army is a hundredth of it, in bytes. */
const LARGEST = 200_000;

/** In letters. */
export const LONGEST_NAME = 40;

export type ArmyFileRead =
  | { readonly name: string; readonly army: Army }
  | { readonly trouble: 'tooLarge' | 'unreadable' | 'notJson' }
  | { readonly faults: readonly (FileFault | ArmyFault)[] };

/** `conjure-army-court-of-tides.json` */
export function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `conjure-army-${plain || 'sorcery'}.json`;
}

export const fileText = (name: string, army: Army): string => `${JSON.stringify(armyFile(name, army), null, 1)}\n`;

export function readText(text: string): ArmyFileRead {
  try {
    return readArmy(JSON.parse(text));
  } catch {
    return { trouble: 'notJson' };
  }
}

export async function readFile(file: Blob): Promise<ArmyFileRead> {
  if (file.size > LARGEST) return { trouble: 'tooLarge' };
  try {
    return readText(await file.text());
  } catch {
    return { trouble: 'unreadable' };
  }
}
