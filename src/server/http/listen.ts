import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { GalleyError } from "#contract/errors.ts";
import {
  CONNECTIONS_MAX,
  CONNECTIONS_REFUSED_MAX,
  HEADERS_MS,
  REQUEST_HEADER_BYTES,
  REQUEST_MS,
} from "#contract/limits.ts";
import type { RequestHandler } from "./createApp.ts";
import { refuseBusy, refuseSocket } from "./errorResponses.ts";

export interface Listening {
  readonly address: string;
  /** The origin under the server's own name if it has one, else under its address; without a trailing slash. */
  readonly origin: string;
  readonly hosts: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Options of the address: a loopback host and a port; with `exact` no other port is used when that one is taken. */
export interface ListenOptions {
  readonly host: string;
  /** An additional host name, which browsers resolve to this machine themselves. */
  readonly name?: string | null;
  readonly port: number;
  readonly exact: boolean;
  readonly log: (line: string) => void;
  /** The time limits for the headers and the request of a client, in ms; tests use shorter ones. */
  readonly timeouts?: { readonly headers: number; readonly request: number };
}

/** The interval for checking for slow clients. */
const POLL_MS = 1000;

/** The loopback address of the other family, where a browser may look for a name that ends in `localhost`. */
const OTHER: Readonly<Record<string, string>> = { "127.0.0.1": "::1", "::1": "127.0.0.1" };

/** The number of ports tried until one is free in both families. */
const PORTS_TRIED = 8;

const NEXT = "Use --port to choose another, or leave it out to use a free port.";

const LOOPBACK: Readonly<Record<string, string>> = { localhost: "127.0.0.1", "127.0.0.1": "127.0.0.1", "::1": "::1" };

/**
 * Listens on the loopback interface, with limits for slow and large clients. The handler is created when the port is
 * known, because the port is part of every accepted host name. Throws BAD_INPUT for an address that other machines can
 * reach, CONFLICT for a given port that is in use, FORBIDDEN for one that needs more privileges.
 */
export async function listen(
  options: ListenOptions,
  makeHandler: (hosts: ReadonlySet<string>) => RequestHandler,
): Promise<Listening> {
  const bind = Object.hasOwn(LOOPBACK, options.host) ? LOOPBACK[options.host] : undefined;
  if (bind === undefined) {
    throw new GalleyError(
      "BAD_INPUT",
      `Galley listens on the loopback interface only (127.0.0.1, ::1 or localhost), not on ${options.host}.`,
    );
  }
  let handler: RequestHandler | null = null;
  const servers = [bind, OTHER[bind] ?? bind].map(() => makeServer(options, (...args) => handler?.(...args)));
  const port = await bindPort(servers, bind, options);
  const shown = bind === "::1" ? "[::1]" : bind;
  const names = [shown, "localhost", ...(options.name == null ? [] : [options.name])];
  // Browsers leave the default port 80 out of Host and Origin.
  const hosts = new Set(names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
  handler = makeHandler(hosts);
  return {
    address: `http://${shown}:${port}/`,
    origin: `http://${options.name ?? shown}${port === 80 ? "" : `:${port}`}`,
    hosts,
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}

function makeServer(options: ListenOptions, answer: (...args: Parameters<RequestHandler>) => unknown): Server {
  const timeouts = options.timeouts ?? { headers: HEADERS_MS, request: REQUEST_MS };
  const server = createServer({
    maxHeaderSize: REQUEST_HEADER_BYTES,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    requireHostHeader: false, // guardHost checks it, and its response has our security headers.
    connectionsCheckingInterval: Math.min(POLL_MS, timeouts.headers),
  });
  const answers = new WeakMap<Duplex, ServerResponse>();
  const surplus = limitConnections(server);
  const handle: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    if (surplus.has(request.socket)) refuseBusy(response);
    else answer(request, response);
  };
  server.on("request", handle);
  // Node's own responses to these two would lack our security headers.
  server.on("checkExpectation", handle);
  server.on("clientError", (error, socket) => {
    const sent = answers.get(socket);
    refuseSocket(error, socket, sent !== undefined && sent.headersSent && !sent.writableFinished);
  });
  return server;
}

/**
 * Limits the connections that are served. Node would reset all others without a word; these are accepted to be answered,
 * until their number is too large for that too. Returns the open ones among them.
 */
function limitConnections(server: Server): WeakSet<Socket> {
  let served = 0;
  const surplus = new WeakSet<Socket>();
  server.maxConnections = CONNECTIONS_MAX + CONNECTIONS_REFUSED_MAX;
  server.on("connection", (socket) => {
    if (served >= CONNECTIONS_MAX) return surplus.add(socket);
    served += 1;
    return socket.once("close", () => (served -= 1));
  });
  return surplus;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Binds both servers to the same port: a browser may look for our name in either address family, so no other program
 * may answer there. A machine without the other family is fine.
 */
async function bindPort(
  [server, other]: readonly Server[],
  host: string,
  { port, exact, log }: ListenOptions,
): Promise<number> {
  if (server === undefined || other === undefined) throw new Error("Two servers are bound.");
  for (let tries = 1; ; tries++) {
    const bound = await bindOwn(server, host, tries === 1 ? port : 0, exact);
    const there = await tryPort(other, OTHER[host] ?? host, bound).catch((error: unknown) => error);
    const isTaken = there instanceof Error && "code" in there && there.code === "EADDRINUSE";
    if (!isTaken) {
      // For example too many open files: the next connection may succeed.
      for (const one of [server, other]) one.on("error", (error) => log(error.message));
      return bound;
    }
    await closeServer(server);
    if (exact && port !== 0)
      throw new GalleyError("CONFLICT", `Port ${port} is in use by another program.`, { cause: there, next: NEXT });
    if (tries === PORTS_TRIED)
      throw new GalleyError("CONFLICT", "No free port was found.", { cause: there, next: NEXT });
  }
}

async function bindOwn(server: Server, host: string, port: number, exact: boolean): Promise<number> {
  try {
    return await tryPort(server, host, port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE" && !exact) return tryPort(server, host, 0);
    if (code === "EADDRINUSE")
      throw new GalleyError("CONFLICT", `Port ${port} is in use by another program.`, { cause: error, next: NEXT });
    if (code === "EACCES")
      throw new GalleyError("FORBIDDEN", `You do not have permission to use port ${port}.`, {
        cause: error,
        next: NEXT,
      });
    if (code === "EADDRNOTAVAIL") {
      const plain = "Leave out --host to use 127.0.0.1.";
      throw new GalleyError("CONFLICT", `This machine has no address ${host}.`, { cause: error, next: plain });
    }
    throw error;
  }
}

function tryPort(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export interface Activity {
  /** Counts a response as active from its start until it is sent or its client disconnects. */
  note(response: ServerResponse): void;
  /**
   * Returns the ms since the last response ended; 0 while one is active, open event streams included. Null before the
   * first accepted request; refused requests do not count.
   */
  idleMs(): number | null;
}

const REFUSED = 400;

export function watchActivity(): Activity {
  const open = new Set<ServerResponse>();
  let last: number | null = null;
  return {
    note(response) {
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        if (response.statusCode < REFUSED) last = performance.now();
      });
    },
    idleMs() {
      const isRead = [...open].some(({ headersSent, statusCode }) => headersSent && statusCode < REFUSED);
      if (isRead) return 0;
      return last === null ? null : performance.now() - last;
    },
  };
}
