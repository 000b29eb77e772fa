/** The bytes of each character by encoding, according to the platform's own decoder. */
const tables = new Map<string, ReadonlyMap<string, Uint8Array>>();

/**
 * Encodes a text in an encoding that uses one or two bytes for each character. Throws if the encoding lacks a
 * character.
 */
export function encodedText(text: string, encoding: string): Buffer {
  const table = tables.get(encoding) ?? tableOf(encoding);
  tables.set(encoding, table);
  const bytes = Array.from(text, (character) => {
    const found = table.get(character);
    if (found === undefined) throw new Error(`${encoding} has no ${character}`);
    return found;
  });
  return Buffer.concat(bytes);
}

function tableOf(encoding: string): ReadonlyMap<string, Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, Uint8Array>();
  const add = (...bytes: readonly number[]): void => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && !table.has(character)) table.set(character, Uint8Array.from(bytes));
  };
  for (let one = 0; one < 256; one++) add(one);
  for (let one = 128; one < 256; one++) for (let two = 64; two < 256; two++) add(one, two);
  return table;
}

const ENCODING = /^((?:---|\+\+\+) ([^\t\n]*))\t[\w-]+$/gmu;

/**
 * Returns patches as git prints them, in which a tab follows only a name with a space. Galley adds a tab and the name
 * of the encoding for texts that are not UTF-8.
 */
export function withoutEncodings(patches: string): string {
  return patches.replaceAll(ENCODING, (_, side: string, name: string) => (name.includes(" ") ? `${side}\t` : side));
}
