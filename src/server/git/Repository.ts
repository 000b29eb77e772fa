import type { Oid } from "./oid.ts";

export type ObjectFormat = "sha1" | "sha256";

/** An open repository. Only its refs, HEAD, index and work tree change, and these are read again each time. */
export interface Repository {
  /** The real path of the work tree's root, or of the bare git dir. */
  readonly path: string;
  /** The last folder name of `path`, without `.git`. */
  readonly name: string;
  /** 16 hexadecimal digits, the same for the same path at every start. */
  readonly id: string;
  readonly gitDir: string;
  /** The folder with the objects and refs. Differs from `gitDir` only in a linked work tree. */
  readonly commonDir: string;
  readonly workTree: string | null;
  readonly objectFormat: ObjectFormat;
  /** True if the history was shallow when the repository was opened. */
  readonly isShallow: boolean;
  /** Our own bare git dir, in which every command that reads objects runs. */
  readonly mirror: string;
  readonly emptyTree: Oid;
  readonly closing: AbortSignal;
  /** Stops everything that runs for the repository. Pending calls fail. */
  close(): Promise<void>;
}

/** The reason for a git process: a user waits for it, they may need it next, or nobody waits. */
export type Priority = "interactive" | "prefetch" | "background";

/** The options of every reading function: a signal that cancels it, and its priority (`interactive` if absent). */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly priority?: Priority | undefined;
}
