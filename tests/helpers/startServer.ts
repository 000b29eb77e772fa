import persisted from "#generated/persisted.json" with { type: "json" };
import type { DrawPage } from "#contract/wire.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { type App, createApp, type AppOptions } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/executeHere.ts";
import { listen, type ListenOptions } from "#server/http/listen.ts";

/** The real server on a real repository, at a local address. */
export interface StartedServer {
  readonly origin: string;
  readonly repository: Repository;
  readonly log: readonly string[];
  /** The headers with which the page is authorized, because this server's address is not its name. */
  readonly own: Readonly<Record<string, string>>;
  /** The sessions that the server accepts. */
  readonly sessions: Sessions;
  /** The address with the server's name, for which its cookie is set. */
  readonly named: string;
  /** Sends a request as the page would. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Begins the response to a page before it is requested. */
  prepare(path: string): void;
  /** Posts an operation as the page would. */
  post(body: unknown, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const asset = {
  type: "text/javascript; charset=utf-8",
  identity: Buffer.from("void 0;"),
  br: Buffer.from("br"),
  gzip: null,
};

/** The options that tests set differently from production. */
export type ServerOptions = Partial<Pick<AppOptions, "documents" | "guards" | "development">> &
  Pick<ListenOptions, "timeouts"> & {
    /** Whether every request that passes the other guards is authorized. */
    readonly isOpen?: boolean;
  };

/** Starts the server in production mode on a repository, with one asset, `/assets/main.js`. */
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
      await app?.close();
      await repository.close();
    },
  };
}
