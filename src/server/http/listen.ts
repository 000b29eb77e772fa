import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { GalleyError } from "#contract/errors.ts";
import { CONNECTIONS_MAX, HEADERS_MS, REQUEST_HEADER_BYTES, REQUEST_MS } from "#contract/limits.ts";
import type { RequestHandler } from "./createApp.ts";
import { refuseSocket } from "./refuseSocket.ts";

/** A server that answers, and where. */
export interface Listening {
  readonly address: string;
  readonly hosts: ReadonlySet<string>;
  /** Ends it: no new requests, open ones are cut off. */
  close(): Promise<void>;
}

/** Where to listen: a loopback address and a port; `exact` refuses another port where that one is taken. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly exact: boolean;
  readonly log: (line: string) => void;
  /** How long a client may take for its request, in ms; a test has less patience. */
  readonly patience?: { readonly headers: number; readonly request: number };
}

/** How often slow clients are looked for. */
const LOOK_MS = 1000;

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
    void handler?.(request, response);
  };
  server.on("request", handle);
  // By itself Node would answer these two without our headers.
  server.on("checkExpectation", handle);
  server.on("clientError", (error, socket) => {
    const answer = answers.get(socket);
    refuseSocket(error, socket, answer !== undefined && answer.headersSent && !answer.writableFinished);
  });
  server.maxConnections = CONNECTIONS_MAX;
  const port = await bindPort(server, bind, options);
  server.on("error", (error) => options.log(error.message)); // Too many open files, say: the next connection may do.
  const shown = bind === "::1" ? "[::1]" : bind;
  // Browsers leave http's own port out of Host and Origin.
  const names = new Set(
    [shown, "localhost"].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])),
  );
  handler = makeHandler(names);
  return {
    address: `http://${shown}:${port}/`,
    hosts: names,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bindPort(server: Server, host: string, { port, exact }: ListenOptions): Promise<number> {
  try {
    return await tryPort(server, host, port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE" && !exact) return tryPort(server, host, 0);
    const next = "Name another with --port, or none and Galley takes a free one.";
    if (code === "EADDRINUSE")
      throw new GalleyError("CONFLICT", `Port ${port} is in use by another program.`, { cause: error, next });
    if (code === "EACCES")
      throw new GalleyError("FORBIDDEN", `Port ${port} needs rights that you do not have.`, { cause: error, next });
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
