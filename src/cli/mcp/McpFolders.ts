import { resolve } from "node:path";
import type { Galley } from "#cli/client/Galley.ts";
import type { OpenGalley } from "#cli/client/openGalley.ts";
import { checkedOutBranch } from "#cli/reviews/findReview.ts";
import { inLine } from "#contract/untrustedText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { type Discovered, discover } from "#server/git/repository/discover.ts";

export interface McpFolderOptions {
  /** The folder in which `galley mcp` was started. */
  readonly start: string;
  /** Asks the client for the folders that it works in; empty if it names none. */
  readonly roots: () => Promise<readonly string[]>;
  readonly open: (root: string) => Promise<OpenGalley>;
}

/** The folder and the branch that an answer is about; the branch is null if HEAD is detached. */
export interface McpPlace {
  readonly folder: string;
  readonly branch: string | null;
}

export async function placeOf(galley: Galley): Promise<McpPlace> {
  return { folder: galley.root, branch: await checkedOutBranch(galley) };
}

export function placeLine({ folder, branch }: McpPlace): string {
  return `Folder: ${inLine(folder)}; ${branch === null ? "HEAD is detached" : `branch: ${inLine(branch)}`}.`;
}

/**
 * The work trees that an agent may name: those of repositories in which `galley mcp` was started or the client works. Opens
 * each once, when a call is about it.
 */
export class McpFolders {
  readonly #options: McpFolderOptions;
  readonly #opened = new Map<string, Promise<OpenGalley>>();
  #roots: Promise<readonly string[]> | null = null;

  constructor(options: McpFolderOptions) {
    this.#options = options;
  }

  /** Asks the client for its roots again before the next call. */
  forgetRoots(): void {
    this.#roots = null;
  }

  /**
   * Opens the work tree that contains a folder; without one that of the client's first root, unless `galley mcp` was started
   * in one of them or the client has none. Fails as NOT_FOUND, and as FORBIDDEN for a folder of any other repository.
   */
  async find(folder: string | undefined): Promise<OpenGalley> {
    const { start, roots, open } = this.#options;
    this.#roots ??= roots();
    const [own, ...named] = await Promise.all(
      [start, ...(await this.#roots)].map((path) => discover(path).catch(fallback(null, "NOT_FOUND"))),
    );
    const worked = named.filter((one) => one !== null);
    const isStart = worked.length === 0 || worked.some((one) => own != null && rootOf(one) === rootOf(own));
    const chosen = (isStart ? own : worked[0]) ?? (await discover(start));
    const found = folder === undefined ? chosen : await discover(resolve(rootOf(chosen), folder));
    if (![own, ...worked].some((one) => one?.commonDir === found.commonDir))
      throw new GalleyError("FORBIDDEN", "This folder is in another repository than those that this agent works in.", {
        next: `Name a work tree of ${rootOf(chosen)}, or add the folder to the roots of the agent's program.`,
      });
    const root = rootOf(found);
    const opening = this.#opened.get(root) ?? open(root);
    this.#opened.set(root, opening);
    opening.catch(() => this.#opened.delete(root)); // the next call tries again
    return opening;
  }
}

function rootOf({ workTree, gitDir }: Discovered): string {
  return workTree ?? gitDir;
}
