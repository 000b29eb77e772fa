import { LineKind, parsePatch } from "#app/diff/patch/Patch.ts";
import { changeInRepository, type Folder } from "../changeInRepository.ts";

const FILE = new RegExp(String.raw`^(?=${"\u001b"}\[1mdiff --git )`, "m");
const ESCAPES = new RegExp(String.raw`${"\u001b"}\[[0-9;]*m`, "g");
/** One color for all kinds of moved lines that git distinguishes, which nothing else in the output has. */
const MOVED = "\u001b[38;2;1;2;3m";
const KINDS = ["Moved", "MovedAlternative", "MovedDimmed", "MovedAlternativeDimmed"];
const COLORS = ["old", "new"].flatMap((side) => KINDS.flatMap((kind) => ["-c", `color.diff.${side}${kind}=#010203`]));

/** The modes in which git colors moved blocks; the set of moved lines is the same in all of them. */
type MovedMode = "blocks" | "zebra" | "dimmed-zebra";

/** Returns the lines that git colors as moved between two states of a folder, as "-file:number" and "+file:number". */
export function movesByGit(
  before: Folder,
  after: Folder,
  options: readonly string[] = [],
  mode: MovedMode = "dimmed-zebra",
): readonly string[] {
  const flags = ["--color=always", "--ws-error-highlight=none", `--color-moved=${mode}`, ...options];
  const painted = changeInRepository(before, after, flags, COLORS).join("");
  return painted.split(FILE).flatMap((part) => {
    const plain = part.replace(ESCAPES, "");
    const patch = parsePatch(plain);
    const path = /^diff --git a\/(.*) b\/(.*)$/m.exec(plain);
    const lines = part.split("\n");
    const found: string[] = [];
    let at = 0;
    plain.split("\n").forEach((text, index) => {
      const line = patch.starts.indexOf(at + 1);
      at += text.length + 1;
      if (line === -1 || lines[index]?.startsWith(MOVED) !== true) return;
      const isOld = patch.kinds[line] === LineKind.removed;
      found.push(isOld ? `-${path?.[2]}:${patch.oldNumbers[line]}` : `+${path?.[2]}:${patch.newNumbers[line]}`);
    });
    return found;
  });
}
