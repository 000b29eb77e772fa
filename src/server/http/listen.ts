import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { GalleyError } from "#contract/errors.ts";
import { CONNECTIONS_MAX, HEADERS_MS, REQUEST_HEADER_BYTES, REQUEST_MS } from "#contract/limits.ts";
import type { RequestHandler } from "./createApp.ts";
import { refuseSocket } from "./errorResponses.ts";

/** A server that answers, and where. */
export interface Listening {
  readonly address: string;
  /** The address by the name that it answers to besides, else by its own, without a slash behind it. */
  readonly origin: string;
  readonly hosts: ReadonlySet<string>;
  /** Ends it: no new requests, open ones are cut off. */
  close(): Promise<void>;
}

/** Where to listen: a loopback address and a port; `exact` refuses another port where that one is taken. */
export interface ListenOptions {
  readonly host: string;
  /** A name that it answers to besides, which browsers find by themselves. */
  readonly name?: string | null;
  readonly port: number;
  readonly exact: boolean;
  readonly log: (line: string) => void;
  /** How long a client may take for its request, in ms; a test has less patience. */
  readonly patience?: { readonly headers: number; readonly request: number };
}

/** How often slow clients are looked for. */
const LOOK_MS = 1000;

/** The other way to this machine, by family, at which a browser may look for a name that ends in `localhost`. */
const OTHER: Readonly<Record<string, string>> = { "127.0.0.1": "::1", "::1": "127.0.0.1" };

/** How many free ports are tried until one is free both ways. */
const PORTS_TRIED = 8;

const NEXT = "Name another with --port, or none and Galley takes a free one.";

const LOOPBACK: Readonly<Record<string, string>> = { localhost: "127.0.0.1", "127.0.0.1": "127.0.0.1", "::1": "::1" };

/**
 * Starts to listen on this machine alone, with limits for slow and large clients. The handler is made once the port is
 * known, because it is part of every name that the server answers to. BAD_INPUT for an address that others can reach,
 * CONFLICT for a port that was named and is taken, FORBIDDEN for one that needs more rights.
 */
export async function listen(
  options: ListenOptions,
  makeHandler: (hosts: ReadonlySet<string>) => RequestHandler,
): Promise<Listening> {
  const bind = Object.hasOwn(LOOPBACK, options.host) ? LOOPBACK[options.host] : undefined;
  if (bind === undefined) {
    throw new GalleyError(
      "BAD_INPUT",
      `Galley listens on this machine alone (127.0.0.1, ::1 or localhost), not on ${options.host}.`,
    );
  }
  let handler: RequestHandler | null = null;
  const servers = [bind, OTHER[bind] ?? bind].map(() => makeServer(options, (...asked) => handler?.(...asked)));
  const port = await bindPort(servers, bind, options);
  const shown = bind === "::1" ? "[::1]" : bind;
  const names = [shown, "localhost", ...(options.name == null ? [] : [options.name])];
  // Browsers leave http's own port out of Host and Origin.
  const hosts = new Set(names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
  handler = makeHandler(hosts);
  return {
    address: `http://${shown}:${port}/`,
    origin: `http://${options.name ?? shown}${port === 80 ? "" : `:${port}`}`,
    hosts,
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}

function makeServer(options: ListenOptions, answer: (...asked: Parameters<RequestHandler>) => unknown): Server {
  const patience = options.patience ?? { headers: HEADERS_MS, request: REQUEST_MS };
  const server = createServer({
    maxHeaderSize: REQUEST_HEADER_BYTES,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    requireHostHeader: false, // The guard does, and its answer has our headers.
    connectionsCheckingInterval: Math.min(LOOK_MS, patience.headers),
  });
  const answers = new WeakMap<Duplex, ServerResponse>();
  const handle: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    answer(request, response);
  };
  server.on("request", handle);
  // By itself Node would answer these two without our headers.
  server.on("checkExpectation", handle);
  server.on("clientError", (error, socket) => {
    const sent = answers.get(socket);
    refuseSocket(error, socket, sent !== undefined && sent.headersSent && !sent.writableFinished);
  });
  server.maxConnections = CONNECTIONS_MAX;
  return server;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Binds both servers to one port: where a browser looks for our name at either way to this machine, nobody else may answer there. A
 * machine without the other way has nobody there.
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
      // Too many open files, say: the next connection may do.
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
      throw new GalleyError("FORBIDDEN", `Port ${port} needs rights that you do not have.`, {
        cause: error,
        next: NEXT,
      });
    if (code === "EADDRNOTAVAIL") {
      const plain = "Leave --host out and Galley takes 127.0.0.1.";
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

/** Whether a server is still read from. */
export interface Activity {
  /** Notes an answer from its beginning until all of it is sent, or nobody waits for it any more. */
  note(response: ServerResponse): void;
  /**
   * For how many ms nobody was answered; 0 while somebody is, a page that listens among them. Null where nobody came yet: what was
   * refused at the door is nobody.
   */
  idleMs(): number | null;
}

const REFUSED = 400;

/** Begins to look at what a server answers. */
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
