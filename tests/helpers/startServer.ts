import persisted from "#generated/persisted.json" with { type: "json" };
import type { DrawPage } from "#contract/wire.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { type App, createApp, type AppOptions } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/executeGraphql.ts";
import { listen, type ListenOptions } from "#server/http/listen.ts";

/** The real server over real repositories, at an address of this machine. */
export interface StartedServer {
  readonly origin: string;
  readonly repository: Repository;
  readonly log: readonly string[];
  /** What the page itself sends to be let in, as this server's address is not its name. */
  readonly own: Readonly<Record<string, string>>;
  /** Who is let in. */
  readonly sessions: Sessions;
  /** The address by the server's name, at which it has a cookie. */
  readonly named: string;
  /** Asks as the page itself would. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Begins the answer to a page before it is requested. */
  prepare(path: string): void;
  /** Posts an operation as the page itself would. */
  post(body: unknown, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const asset = {
  type: "text/javascript; charset=utf-8",
  identity: Buffer.from("void 0;"),
  br: Buffer.from("br"),
  gzip: null,
};

/** What a test has otherwise than production. */
export type ServerOptions = Partial<Pick<AppOptions, "documents" | "guards" | "development">> &
  Pick<ListenOptions, "timeouts"> & {
    /** Whether everybody is let in who gets past the other guards. */
    readonly isOpen?: boolean;
  };

/** Starts the server in production's mode on a repository; it has one file to serve, `/assets/main.js`. */
export async function startServer(
  path: string,
  drawPage: DrawPage | null = null,
  { timeouts, isOpen = false, ...otherwise }: ServerOptions = {},
): Promise<StartedServer> {
  const repository = await openRepository(path);
  const log: string[] = [];
  const sessions = Sessions.open(null);
  const own = { "x-galley-session": sessions.begin("bearer", "a test") };
  const where = { host: "127.0.0.1", name: sessions.name, port: 0, exact: true, log: (line: string) => log.push(line) };
  let app: App | null = null;
  const listening = await listen(
    { ...where, ...(timeouts && { timeouts }) },
    (hosts) =>
      (app = createApp({
        repositories: [repository],
        hosts,
        sessions: isOpen ? null : sessions,
        documents: indexDocuments(persisted),
        assets: new Map([["/assets/main.js", asset]]),
        pageAssets: () => ({ script: "/assets/main.js", signIn: "/assets/gate.js", styles: [], preloads: [] }),
        drawPage,
        development: false,
        log: (line) => log.push(line),
        ...otherwise,
      })).answer,
  );
  const origin = listening.address.slice(0, -1);
  const send: StartedServer["send"] = (path, init = {}) =>
    fetch(origin + path, { ...init, headers: { "sec-fetch-site": "same-origin", ...own, ...init.headers } });
  return {
    origin,
    repository,
    log,
    own,
    sessions,
    named: listening.origin,
    send,
    prepare: (path) => app?.prepare(path),
    post: (body, init = {}) =>
      send("/graphql", {
        method: "POST",
        body: JSON.stringify(body),
        ...init,
        headers: { "content-type": "application/json", origin, ...init.headers },
      }),
    async close() {
      await listening.close();
      await repository.close();
    },
  };
}
