import { addressOf } from "#contract/pages.ts";
import type { Repository } from "#server/git/Repository.ts";
import { announceServer, type RunningServer, writeServer } from "#server/http/sessions/runningServers.ts";
import { notifyByCommand } from "#server/operations/viewer/notifyCommand.ts";

interface Served {
  readonly slug: string;
  readonly git: Repository;
}

interface AnnouncementOptions {
  /** The server, without its repositories. */
  readonly server: Omit<RunningServer, "repositories">;
  readonly served: () => readonly Served[];
  readonly log: (line: string) => void;
}

/**
 * The repositories of a server, which may become more while it runs: the file that announces them to this user's other
 * processes, and the user's own program that notifies of their reviews.
 */
export class ServerAnnouncement {
  readonly #options: AnnouncementOptions;
  readonly #notifiers = new Map<Served, Promise<() => void>>();
  #deleteFile: (() => void) | null = null;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
    this.#deleteFile = this.#write(announceServer);
    for (const served of options.served()) this.#notify(served);
  }

  /** Adds a repository that is served from now on. Returns the function that leaves it out again. */
  add(served: Served): () => void {
    this.#notify(served);
    if (this.#deleteFile !== null) this.#write(writeServer);
    return () => {
      void this.#notifiers.get(served)?.then((end) => end());
      this.#notifiers.delete(served);
      if (this.#deleteFile !== null) this.#write(writeServer);
    };
  }

  async end(): Promise<void> {
    this.#deleteFile?.();
    this.#deleteFile = null;
    for (const end of await Promise.all(this.#notifiers.values())) end();
  }

  #notify(served: Served): void {
    const { server, log } = this.#options;
    const urlOf = (review: string): string => `${server.origin}${addressOf.review(served.slug, review.slice(0, 12))}`;
    const begun = notifyByCommand(served.git, { urlOf, log }).catch((error: unknown) => {
      log(String(error));
      return () => undefined;
    });
    this.#notifiers.set(served, begun);
  }

  /** Writes the server's file. If that fails, the server runs nevertheless. */
  #write<Result>(write: (server: RunningServer) => Result): Result | null {
    const { server, served, log } = this.#options;
    try {
      return write({ ...server, repositories: served().map(({ slug, git }) => ({ id: git.id, slug })) });
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      log(`\`galley open\` will not find this server, because its state file could not be written: ${error.message}`);
      return null;
    }
  }
}
