import type { IncomingMessage, ServerResponse } from "node:http";
import { rawAddress } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import { STREAMS_MAX } from "#contract/limits.ts";
import { GRAPHQL_PATH, SESSION_PATH } from "#contract/wire.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { type Asset, favicon } from "./assets.ts";
import { type RefusalAnswer, refuseFailure, refuseRequest } from "./errorResponses.ts";
import { executeGraphql, isClientGone } from "./executeGraphql.ts";
import { type Guard, guardRequest } from "./guards.ts";
import { SECURITY_HEADERS, WORKER_POLICY } from "./securityHeaders.ts";
import { type PageOptions, sendDoor, sendPage } from "./sendPage.ts";
import { sendRaw } from "./sendRaw.ts";
import { admit, endWithSession } from "./sessions/admit.ts";
import { answerSession } from "./sessions/answerSession.ts";
import type { Sessions } from "./sessions/Sessions.ts";
import { SettingsFile } from "./SettingsFile.ts";

export interface AppOptions extends PageOptions {
  readonly repositories: readonly Repository[];
  /** The values of `Host` that are ours, such as `127.0.0.1:4117`. */
  readonly hosts: ReadonlySet<string>;
  /** Who is let in; null lets everybody in who gets past the other guards, which a test does alone. */
  readonly sessions: Sessions | null;
  /** The built files, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Development alone: any document is executed, and the headers that hot reload cannot live with are left out. */
  readonly development: boolean;
  /** The rules of the door, all of them where none are named; a test leaves one out to see what it keeps off. */
  readonly guards?: readonly Guard[];
}

/** Where the built files are, whose names hold a hash of what is in them. */
const ASSETS = "/assets/";

const TOO_MANY: RefusalAnswer = { status: 503, code: "OVERLOADED", sentence: "Too many pages are listening already." };

/** How many parts may listen for the end of one answer: Node takes more than ten for a mistake, and a stream has eleven. */
const LISTENERS_MAX = 20;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Makes what answers every request: guard first, then the session, the API, the built files, the page. */
export function createApp(options: AppOptions): RequestHandler {
  const { hosts, sessions, documents, assets, development, log } = options;
  const repositories = new ServedRepositories(options.repositories);
  const settings = new SettingsFile(log);
  const graphql = executeGraphql({ repositories, settings, documents, anyDocument: development, log });
  const mayStream = streamCounter();

  return async (request, response) => {
    response.setMaxListeners(LISTENERS_MAX);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!development || name === "x-content-type-options") response.setHeader(name, value);
    }
    const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
    const hostCount = request.headersDistinct["host"]?.length ?? 0;
    const refusal = guardRequest(
      { method: request.method ?? "", pathname: path, headers: request.headers, hostCount },
      { hosts, sessions },
      options.guards,
    );
    const raw = rawAddress.read(path, new URLSearchParams(query));
    if (refusal?.code === "UNAUTHENTICATED" && path !== GRAPHQL_PATH && raw === null)
      return sendDoor(options, settings.read(), request, response);
    if (refusal) return refuseRequest(response, refusal);
    try {
      if (path === SESSION_PATH && sessions !== null) return await answerSession(sessions, request, response);
      if (path === GRAPHQL_PATH && !mayStream(request, response)) return refuseRequest(response, TOO_MANY);
      if (path === GRAPHQL_PATH && sessions !== null) endWithSession(sessions, request, response);
      if (path === GRAPHQL_PATH) return await graphql.handle(request, response);
      const asset = path === "/favicon.svg" ? favicon : assets.get(path);
      if (asset) return sendAsset(response, path, asset, request.headers["accept-encoding"] ?? "");
      if (path.startsWith(ASSETS))
        return refuseRequest(response, { status: 404, code: "NOT_FOUND", sentence: "No such file." });
      if (raw !== null) return await sendRaw({ repositories, settings }, raw, request, response);
      const admitted = sessions === null ? null : admit(request.headers, sessions);
      const session = admitted?.by === "cookie" ? admitted.value : null;
      await sendPage(graphql, options, { choices: settings.read(), session }, request, response);
    } catch (error) {
      if (response.destroyed && isClientGone(error)) return; // That is what ended the work.
      if (error instanceof GalleyError && error.code !== "INTERNAL" && !response.headersSent)
        return refuseFailure(response, error);
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (response.headersSent || response.destroyed) response.destroy();
      else
        refuseRequest(response, {
          status: 500,
          code: "INTERNAL",
          sentence: "Galley made a mistake; the log says which.",
        });
    }
  };
}

function sendAsset(response: ServerResponse, path: string, asset: Asset, accepted: string): void {
  const encoding =
    asset.br && /\bbr\b/.test(accepted) ? "br" : asset.gzip && /\bgzip\b/.test(accepted) ? "gzip" : "identity";
  const body = encoding === "br" ? asset.br : encoding === "gzip" ? asset.gzip : asset.identity;
  response.writeHead(200, {
    ...(/\.worker-[\w-]+\.js$/.test(path) && { "content-security-policy": WORKER_POLICY }),
    "content-type": asset.type,
    "cache-control": path.startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": body?.length ?? 0,
  });
  response.end(body);
}

/** Tells whether a request may be answered: false for one that asks for a stream of events while too many are open. */
export type StreamCounter = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Counts the streams of events that are open, each of which keeps one of few connections. */
function streamCounter(): StreamCounter {
  const open = new Set<ServerResponse>();
  return (request, response) => {
    if (!/\btext\/event-stream\b/.test(request.headers.accept ?? "")) return true;
    if (open.size >= STREAMS_MAX) return false;
    open.add(response);
    response.once("close", () => open.delete(response));
    return true;
  };
}
