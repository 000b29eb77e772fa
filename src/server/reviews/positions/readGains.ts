import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
import { GainingFile } from "../texts/GainingFile.ts";
import { LostQuote } from "./LostQuote.ts";
import { saysEnough } from "../texts/saysEnough.ts";
import type { TextShelf } from "../texts/TextShelf.ts";

/** The nearest files are looked through for whatever is like the lines, more of them for the very lines; larger ones never. */
const NEAREST = 12;
const FILES_MAX = 100;
const BYTES_MAX = 256 * 1024;
const PLAIN_FILE = /^100/u;

/** Lines that a file of this name has lost, and all files that differ between the two commits. */
export interface LostLines {
  readonly path: string;
  readonly quote: readonly string[];
  readonly changes: readonly ChangedFile[];
}

/**
 * Reads the files between two commits that gained lines and may have got lost ones, in the order of `lost`, for each the nearest
 * by name first: of the same kind, then of the same folders. What can have nothing of them is not compared. Linear in what is
 * read, each file once, and all together.
 */
export async function readGains(
  shelf: TextShelf,
  lost: readonly LostLines[],
): Promise<readonly (readonly GainingFile[])[]> {
  const gaining = new Map(lost.map(({ changes }) => [changes, changes.filter(gains)]));
  const nearest = lost.map(({ path, quote, changes }) =>
    saysEnough(quote) ? nearestTo(path, gaining.get(changes) ?? []) : [],
  );
  await shelf.read(
    nearest.flat().map(({ newOid }) => newOid),
    BYTES_MAX,
  );
  const chosen = nearest.map((files, index) => {
    const { quote = [] } = lost[index] ?? {};
    const block = Buffer.from(quote.join("\n"));
    const wanted = new LostQuote(quote);
    return files.filter(({ newOid }, rank) => {
      const text = shelf.get(newOid);
      if (text === null) return false;
      return text.includes(block) || (rank < NEAREST && (wanted.mayStandIn(text) || wanted.mayBeAlikeIn(text)));
    });
  });
  await shelf.read(
    chosen.flat().map(({ oldOid }) => oldOid),
    BYTES_MAX,
  );
  const known = new Map<ChangedFile, GainingFile>();
  const gainOf = (file: ChangedFile): readonly GainingFile[] => {
    const after = shelf.get(file.newOid);
    if (file.newPath === null || after === null) return [];
    const gain = known.get(file) ?? new GainingFile(file.newPath, shelf.get(file.oldOid), after);
    known.set(file, gain);
    return [gain];
  };
  return chosen.map((files) => files.flatMap(gainOf));
}

function gains({ status, newMode, oldOid, newOid }: ChangedFile): boolean {
  return status !== "DELETED" && PLAIN_FILE.test(newMode ?? "") && oldOid !== newOid;
}

function nearestTo(path: string, files: readonly ChangedFile[]): readonly ChangedFile[] {
  const ranked = files.flatMap((file) =>
    file.newPath === path ? [] : [{ file, near: nearness(path, file.newPath ?? "") }],
  );
  return ranked
    .sort((a, b) => b.near - a.near)
    .slice(0, FILES_MAX)
    .map(({ file }) => file);
}

/** How near two files are by their names: the kind counts more than any folder, a folder more than the name. */
function nearness(one: string, other: string): number {
  const [a, b] = [one.split("/"), other.split("/")];
  const differing = a.slice(0, -1).findIndex((folder, index) => folder !== b[index]);
  const shared = differing < 0 ? a.length - 1 : differing;
  const kind = (name = ""): string => name.slice(name.lastIndexOf(".") + 1);
  return (kind(a.at(-1)) === kind(b.at(-1)) ? 1000 : 0) + 2 * shared + (a.at(-1) === b.at(-1) ? 1 : 0);
}
