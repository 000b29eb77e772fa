import type { Oid } from "#server/git/oid.ts";
import { secondsOf } from "../secondsOf.ts";

const FOLDER = "looked/";
/** Heads of one review that are remembered: those looked at last. */
const HEADS_MAX = 64;

/** Which heads of a review the viewer has looked at, each with when that was last: below `refs/galley/marks`, one a line. */
export const lookedFile = {
  path: (revision: Oid): string => `${FOLDER}${revision}`,
  /** Gives the reviews of which there are such files, among all paths. */
  revisions: (paths: readonly string[]): readonly Oid[] =>
    paths.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length)),
  /** Gives the heads with seconds since 1970, what was looked at last behind the others. */
  read(text: string | undefined): ReadonlyMap<Oid, number> {
    const lines = (text ?? "").split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line) => {
        const [head = "", at = ""] = line.split(" ");
        return [head, secondsOf(at)];
      }),
    );
  },
  /** Gives the file after a head was looked at. */
  add(before: ReadonlyMap<Oid, number>, head: Oid, at: number): string {
    const others = [...before].filter(([one]) => one !== head);
    const kept = [...others, [head, at] as const].slice(-HEADS_MAX);
    return kept.map(([one, seconds]) => `${one} ${seconds}\n`).join("");
  },
} as const;
