import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { rawAddress } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import { REQUEST_BODY_BYTES, STREAMS_MAX } from "#contract/limits.ts";
import { GRAPHQL_PATH, SESSION_PATH } from "#contract/wire.ts";
import type { Repository } from "#server/git/Repository.ts";
import { knownRepositories, rememberRepositories } from "#server/schema/inbox/knownRepositories.ts";
import { OpenRepositories, type OpeningOptions } from "#server/schema/inbox/OpenRepositories.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { type Asset, favicons } from "./assets.ts";
import { type RefusalAnswer, refuseFailure, refuseRequest } from "./errorResponses.ts";
import { executeGraphql, isClientGone } from "./executeGraphql.ts";
import { SECURITY_HEADERS, WORKER_POLICY } from "./securityHeaders.ts";
import {
  type PageOptions,
  type PageReader,
  prepareAnswer,
  type PreparedAnswer,
  sendPage,
  sendSignInPage,
} from "./sendPage.ts";
import { sendRaw } from "./sendRaw.ts";
import { admit, endWithSession, type Sessions } from "./sessions/Sessions.ts";
import { answerSession } from "./sessions/answerSession.ts";
import { WaitingPages } from "./sessions/WaitingPages.ts";
import { SettingsFile } from "./SettingsFile.ts";

export interface AppOptions extends PageOptions {
  readonly repositories: readonly Repository[];
  /** Called for each repository that is opened later; returns the function to call when it is closed. */
  readonly onOpen?: OpeningOptions["onOpen"];
  /** The accepted values of `Host`, such as `127.0.0.1:4117`. */
  readonly hosts: ReadonlySet<string>;
  /** The sessions that are let in; null, in tests only, disables the session guard. */
  readonly sessions: Sessions | null;
  /** For development only: any document is executed, and the headers that break hot reload are left out. */
  readonly development: boolean;
  /** The guards to apply, all by default. A test leaves one out to see what it blocks. */
  readonly guards?: readonly Guard[];
}

/** The folder of the built files, whose names contain a content hash. */
const ASSETS = "/assets/";

const TOO_MANY: RefusalAnswer = {
  status: 503,
  code: "OVERLOADED",
  message: "Too many pages are open. Close some and reload.",
};

/** The number of listeners allowed per response: Node warns above ten, and a stream has eleven. */
const LISTENERS_MAX = 20;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface App {
  readonly answer: RequestHandler;
  /** Begins the answer to a page that a browser is about to open. */
  prepare(url: string): void;
  served(): readonly { readonly slug: string; readonly git: Repository }[];
  close(): Promise<void>;
}

/** Creates the request handler: it checks the guards, then serves sessions, the API, built files and pages. */
export function createApp(options: AppOptions): App {
  const { hosts, sessions, documents, assets, development, log } = options;
  const repositories = new ServedRepositories(options.repositories);
  const settings = new SettingsFile(log);
  const remember = (opened: readonly Repository[]): void => {
    if (sessions?.isPersistent) void rememberRepositories(settings.inbox, opened);
  };
  const opener = new OpenRepositories(repositories, {
    async known() {
      const open = repositories.all.map(({ git }) => git);
      return (await knownRepositories(settings.inbox, open)).repositories;
    },
    onOpen(served) {
      remember([served.git]);
      return options.onOpen?.(served) ?? (() => undefined);
    },
  });
  remember(options.repositories);
  const graphql = executeGraphql({ repositories, opener, settings, documents, anyDocument: development, log });
  const mayStream = streamCounter();
  const waiting = new WaitingPages();
  let prepared: PreparedAnswer | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
      return sendSignInPage(options, settings.read(), waiting, request, response);
    if (refusal) return refuseRequest(response, refusal);
    try {
      if (path === SESSION_PATH && sessions !== null) return await signIn(sessions, request, response);
      if (path === GRAPHQL_PATH && !mayStream(request, response)) return refuseRequest(response, TOO_MANY);
      if (path === GRAPHQL_PATH && sessions !== null) endWithSession(sessions, request, response);
      if (path === GRAPHQL_PATH) return await graphql.handle(request, response);
      const asset = path === "/favicon.svg" ? favicons[query === "turn" ? "turn" : "plain"] : assets.get(path);
      if (asset) return sendAsset(response, path, asset, request.headers["accept-encoding"] ?? "");
      if (path.startsWith(ASSETS))
        return refuseRequest(response, { status: 404, code: "NOT_FOUND", message: "No such file." });
      if (raw !== null) return await sendRaw({ repositories, settings }, raw, request, response);
      const admitted = sessions === null ? null : admit(request.headers, sessions);
      const session = admitted?.by === "cookie" ? admitted.value : null;
      await sendPage(graphql, options, { ...reader(session), isBegun: false }, request, response);
    } catch (error) {
      if (response.destroyed && isClientGone(error)) return; // The client went away, which cancelled the work.
      if (error instanceof GalleyError && error.code !== "INTERNAL" && !response.headersSent)
        return refuseFailure(response, error);
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (response.headersSent || response.destroyed) response.destroy();
      else
        refuseRequest(response, {
          status: 500,
          code: "INTERNAL",
          message: "Internal error. See the log for details.",
        });
    }
  }

  function reader(session: string | null): Omit<PageReader, "isBegun"> {
    return { settings: settings.read(), session, prepared };
  }

  /** Answers the exchange of a key, and sends the content of the page that made it. */
  async function signIn(by: Sessions, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await answerSession(by, settings.read(), waiting, request, response);
    if (page === null) return;
    try {
      await sendPage(graphql, options, { ...reader(page.value), isBegun: true }, page.request, page.response);
    } catch (error) {
      if (!page.response.destroyed || !isClientGone(error))
        log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      page.response.destroy();
    }
  }

  return {
    answer,
    prepare(url) {
      prepared = prepareAnswer(graphql, options, settings.read(), url);
    },
    served: () => repositories.all,
    close: () => opener.close(),
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

/** Returns false for a request for an event stream while too many are open. */
export type StreamCounter = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Creates a counter of open event streams, each of which occupies one of a limited number of connections. */
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

/** The parts of a request that the guards check; header values as node:http gives them. */
interface GuardedRequest {
  readonly method: string;
  readonly pathname: string;
  readonly headers: IncomingHttpHeaders;
  readonly hostCount: number;
}

interface GuardedServer {
  readonly hosts: ReadonlySet<string>;
  /** The sessions that are let in; null disables the session guard. */
  readonly sessions: Sessions | null;
}

/** One check of a request. It never throws, whatever the headers contain. */
export interface Guard {
  readonly name: "host" | "method" | "origin" | "site" | "sender" | "session" | "type" | "length";
  readonly refuse: (request: GuardedRequest, server: GuardedServer) => RefusalAnswer | null;
}

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

const NOT_OURS = "Galley does not serve this address. Open the address that it printed when it started.";

const FOREIGN: RefusalAnswer = {
  status: 403,
  code: "FORBIDDEN",
  message: new GalleyError("FORBIDDEN").message,
};

const STRANGER: RefusalAnswer = {
  status: 401,
  code: "UNAUTHENTICATED",
  message: new GalleyError("UNAUTHENTICATED").message,
};

/**
 * The guards, in the order in which they run:
 * host: the Host is one of ours (a name rebound to this machine is not);
 * method: GET and HEAD for reading, POST for `/graphql` and `/session`;
 * origin: an Origin, if sent, equals ours;
 * site: `Sec-Fetch-Site`, if sent, is `same-origin`, unless a person opens a page;
 * sender: a POST has one of these two headers or a program's token;
 * session: required for everything but the files that are the same for everybody;
 * type and length: a POST has a JSON body of bounded, announced length.
 * Another port of this machine is another origin.
 */
export const guards: readonly Guard[] = [
  { name: "host", refuse: guardHost },
  { name: "method", refuse: guardMethod },
  { name: "origin", refuse: guardOrigin },
  { name: "site", refuse: guardSite },
  { name: "sender", refuse: guardSender },
  { name: "session", refuse: guardSession },
  { name: "type", refuse: guardType },
  { name: "length", refuse: guardLength },
];

const isPosted = ({ pathname }: GuardedRequest): boolean => pathname === GRAPHQL_PATH || pathname === SESSION_PATH;
/** The code and the icon are the same for everybody, and a browser that exchanges a key has no session yet. */
const isOpenToAll = ({ pathname }: GuardedRequest): boolean =>
  pathname === SESSION_PATH || pathname === "/favicon.svg" || pathname.startsWith("/assets/");
const hostOf = ({ headers }: GuardedRequest): string | undefined => headers.host?.toLowerCase();

function guardHost(request: GuardedRequest, { hosts }: GuardedServer): RefusalAnswer | null {
  const host = hostOf(request);
  if (host !== undefined && request.hostCount === 1 && hosts.has(host)) return null;
  return { status: 421, code: "FORBIDDEN", message: NOT_OURS };
}

function guardMethod(request: GuardedRequest): RefusalAnswer | null {
  const { method } = request;
  if (isPosted(request) ? method === "POST" : method === "GET" || method === "HEAD") return null;
  const allow = isPosted(request) ? "POST" : "GET, HEAD";
  return { status: 405, code: "BAD_INPUT", message: `Method not allowed. Use ${allow}.`, allow };
}

function guardOrigin(request: GuardedRequest): RefusalAnswer | null {
  const { origin } = request.headers;
  return origin === undefined || origin === `http://${hostOf(request)}` ? null : FOREIGN;
}

function guardSite(request: GuardedRequest): RefusalAnswer | null {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin") return null;
  if (isPosted(request)) return FOREIGN;
  const isOpened = headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document";
  return site === "none" || isOpened ? null : FOREIGN;
}

function guardSender(request: GuardedRequest): RefusalAnswer | null {
  const { origin, authorization, "sec-fetch-site": site } = request.headers;
  const isNobody = origin === undefined && site === undefined && authorization === undefined;
  return isPosted(request) && isNobody ? FOREIGN : null;
}

/**
 * Accepts a cookie alone for pages and file contents, since a browser sends no custom header for an address or an
 * image. These responses stay with the client, because guardSite blocks requests from other pages. Operations also need
 * the value in the header.
 */
function guardSession(request: GuardedRequest, { sessions }: GuardedServer): RefusalAnswer | null {
  if (sessions === null || isOpenToAll(request)) return null;
  const admitted = admit(request.headers, sessions);
  if (admitted === null) return STRANGER;
  return isPosted(request) && admitted.by === "cookie" && !admitted.isPage ? STRANGER : null;
}

function guardType(request: GuardedRequest): RefusalAnswer | null {
  if (!isPosted(request) || JSON_TYPE.test(request.headers["content-type"] ?? "")) return null;
  return { status: 415, code: "BAD_INPUT", message: "The body must be application/json in UTF-8." };
}

function guardLength(request: GuardedRequest): RefusalAnswer | null {
  if (!isPosted(request)) return null;
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (length === undefined || chunked !== undefined) {
    return { status: 411, code: "BAD_INPUT", message: "The request must have a Content-Length header." };
  }
  return Number(length) <= REQUEST_BODY_BYTES
    ? null
    : { status: 413, code: "TOO_LARGE", message: "The request is larger than 1 MiB." };
}

/** Returns the refusal of the first guard that rejects a request; null when all accept it. It never throws. */
export function guardRequest(
  request: GuardedRequest,
  server: GuardedServer,
  checks: readonly Guard[] = guards,
): RefusalAnswer | null {
  for (const guard of checks) {
    const refusal = guard.refuse(request, server);
    if (refusal !== null) return refusal;
  }
  return null;
}
