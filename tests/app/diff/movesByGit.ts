import { LineKind, parsePatch } from "#app/diff/parsePatch.ts";
import { changeInRepository, type Folder } from "./changeInRepository.ts";

const FILE = new RegExp(String.raw`^(?=${"\u001b"}\[1mdiff --git )`, "m");
const ESCAPES = new RegExp(String.raw`${"\u001b"}\[[0-9;]*m`, "g");
/** Bold magenta and bold cyan: git's own colours for lines that went and came. */
const MOVED = ["\u001b[1;35m-", "\u001b[1;36m+"];

/** Names the lines that git paints as moved between two states of a folder: "-file:number" and "+file:number". */
export function movesByGit(before: Folder, after: Folder, options: readonly string[] = []): readonly string[] {
  const painted = changeInRepository(before, after, ["--color=always", "--color-moved=blocks", ...options]).join("");
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
      if (line === -1 || !MOVED.some((colour) => lines[index]?.startsWith(colour) === true)) return;
      const isOld = patch.kinds[line] === LineKind.removed;
      found.push(isOld ? `-${path?.[2]}:${patch.oldNumbers[line]}` : `+${path?.[2]}:${patch.newNumbers[line]}`);
    });
    return found;
  });
}
