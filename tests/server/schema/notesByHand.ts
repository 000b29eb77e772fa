import { createHash } from "node:crypto";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** A line of a note as another tool would write it: `undefined` fields are left out. */
type Line = Readonly<Record<string, unknown>>;

/** Writes review notes into a repository with git itself, as git-appraise does. */
export function notesByHand(repo: TempRepo) {
  async function add(ref: string, commit: string, line: string): Promise<void> {
    await repo.git("notes", `--ref=devtools/${ref}`, "append", "-m", line, commit);
  }
  return {
    /** Adds a request. */
    request: (commit: string, line: Line) => add("reviews", commit, JSON.stringify(line)),
    /**
     * Adds a comment, with its keys in git-appraise's order and its text free of `<`, `>` and `&`; returns its SHA-1.
     */
    async comment(commit: string, line: Line, galley?: Line): Promise<string> {
      const text = JSON.stringify(line);
      await add("discuss", commit, galley ? `${text.slice(0, -1)},"galley":${JSON.stringify(galley)}}` : text);
      return createHash("sha1").update(text).digest("hex");
    },
  };
}
