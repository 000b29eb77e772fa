/** A JSON value of a response. */
type Json = ReturnType<typeof JSON.parse>;

/** The field of a comparison from which `filesOf` reads its files. */
export const TABLE =
  "fileTable { paths statuses kinds sources { fileIndexes paths similarities } modes { fileIndexes old new } sameContent generated { fileIndexes reasons } }";

/** A file of a change, as its table describes it. */
export interface ChangedFile {
  /** A letter, as git prints it. */
  readonly status: string;
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string;
  readonly newMode: string;
  readonly isSame: boolean;
}

/** Reads the files of a table, which has properties of few files only for these. */
export function filesOf({ paths, statuses, sources, modes, sameContent }: Json): readonly ChangedFile[] {
  return paths.map((path: string, fileIndex: number): ChangedFile => {
    const status = statuses[fileIndex];
    const source = sources.fileIndexes.indexOf(fileIndex);
    const mode = modes.fileIndexes.indexOf(fileIndex);
    return {
      status,
      similarity: source < 0 ? null : sources.similarities[source],
      oldPath: status === "A" ? null : source < 0 ? path : sources.paths[source],
      newPath: status === "D" ? null : path,
      oldMode: status === "A" ? "000000" : mode < 0 ? "100644" : modes.old[mode],
      newMode: status === "D" ? "000000" : mode < 0 ? "100644" : modes.new[mode],
      isSame: sameContent.includes(fileIndex),
    };
  });
}

/** Formats a file as `git diff-tree --raw -z` prints its record, but for its ids: see `withoutIds`. */
export function rawRecord(file: ChangedFile): string {
  const { status, similarity, oldPath, newPath, oldMode, newMode, isSame } = file;
  const score = similarity === null ? "" : String(similarity).padStart(3, "0");
  const paths = status === "R" || status === "C" ? [oldPath, newPath] : [newPath ?? oldPath];
  return `${[`:${oldMode} ${newMode} ${isSame ? "same" : "other"} ${status}${score}`, ...paths].join("\0")}\0`;
}

const IDS = /(:\d{6} \d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) /gu;

/** Replaces the two ids in each of git's raw records by `same` or `other`, which is all that a table has of them. */
export function withoutIds(raw: string): string {
  return raw.replace(
    IDS,
    (_, modes: string, old: string, now: string) => `${modes} ${old === now ? "same" : "other"} `,
  );
}

/** A file's whole patch, and the numbers of lines that it adds and removes; -1 twice for a binary file. */
export interface CountedPatch {
  readonly patch: string;
  readonly counts: readonly number[];
}

/** The most files that one request may name. */
const AT_ONCE = 1000;

/**
 * Reads the patches of the first `count` files of a change, as the page does: in batches.
 * `read` queries fields of the comparison; `options` are further arguments.
 */
export async function patchesOf(
  read: (fields: string) => Promise<Json>,
  count: number,
  options = "",
): Promise<readonly CountedPatch[]> {
  const found = new Map<number, CountedPatch>();
  for (let open = [...Array(count).keys()]; open.length > 0;) {
    const named = `fileIndexes: [${open.slice(0, AT_ONCE)}]${options}`;
    const { patches } = await read(`patches(${named}) { fileIndexes patches lineCounts failures { code } }`);
    if (patches.failures.length > 0) throw new Error(`A patch is not available: ${patches.failures[0].code}`);
    patches.fileIndexes.forEach((fileIndex: number, at: number) =>
      found.set(fileIndex, { patch: patches.patches[at], counts: patches.lineCounts.slice(2 * at, 2 * at + 2) }),
    );
    const left = open.filter((fileIndex) => !found.has(fileIndex));
    if (left.length === open.length) throw new Error("The answer has none of the patches.");
    open = left;
  }
  return [...Array(count).keys()].flatMap((fileIndex) => found.get(fileIndex) ?? []);
}
