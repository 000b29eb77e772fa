import type { Repository } from "#server/git/Repository.ts";
import { announceServer, type RunningServer, writeServer } from "#server/http/sessions/runningServers.ts";

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

/** The file that announces the repositories of a server, which may become more while it runs, to this user's other processes. */
export class ServerAnnouncement {
  readonly #options: AnnouncementOptions;
  #deleteFile: (() => void) | null = null;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
    this.#deleteFile = this.#write(announceServer);
  }

  update(): void {
    if (this.#deleteFile !== null) this.#write(writeServer);
  }

  end(): void {
    this.#deleteFile?.();
    this.#deleteFile = null;
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
