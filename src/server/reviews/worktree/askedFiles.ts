import type { ReviewRoom } from "../book/ReviewRoom.ts";

/**
 * Which files of a work tree one asked to be read though they are large or may hold a secret; paths as `byteText` carries
 * them.
 */
export const askedFiles = {
  /** Reads them: none where nobody asked. */
  async read({ git, store }: Pick<ReviewRoom, "git" | "store">): Promise<ReadonlySet<string>> {
    return parsed((await store.readPrivate("worktrees")).get(pathOf(git.id)));
  },
  /** Adds one. */
  async add({ git, store }: Pick<ReviewRoom, "git" | "store">, path: string): Promise<void> {
    await store.editPrivate("worktrees", (files) => {
      const paths = new Set([...parsed(files.get(pathOf(git.id))), path]);
      const lines = [...paths].toSorted().map((one) => `${JSON.stringify(one)}\n`);
      return new Map([[pathOf(git.id), lines.join("")]]);
    });
  },
} as const;

function pathOf(worktree: string): string {
  return `${worktree}/read`;
}

/** Reads one path a line, as JSON: so a name that is not UTF-8 comes back. */
function parsed(text: string | undefined): ReadonlySet<string> {
  const lines = (text ?? "").split("\n").filter((line) => line !== "");
  return new Set(lines.map(pathIn).filter((path) => path !== null));
}

/** Null for a line that is none of ours: anybody can have written it. */
function pathIn(line: string): string | null {
  try {
    const path: unknown = JSON.parse(line);
    return typeof path === "string" ? path : null;
  } catch {
    return null;
  }
}
