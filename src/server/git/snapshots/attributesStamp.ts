import type { WorkTreeFile } from "../disk/statFiles.ts";

const ATTRIBUTES = /(?:^|\/)\.gitattributes$/u;

/**
 * Gives a text that is another one when files of attributes among some files were written, came or went: how files are stored
 * goes by these.
 */
export function attributesStamp(files: readonly WorkTreeFile[]): string {
  const stamps = files
    .filter(({ path }) => ATTRIBUTES.test(path))
    .map(({ path, stat }) => {
      return [path, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join("\0");
    });
  return stamps.join("\n");
}
