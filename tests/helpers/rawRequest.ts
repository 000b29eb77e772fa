import { connect } from "node:net";

/** The response to a request over a plain socket. */
export interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Writes pieces to a server byte by byte, without what fetch would add or forbid, and reads until the server closes the
 * connection. A piece that is a number is a pause in milliseconds. Does not close the connection itself.
 */
export function rawRequest(origin: string, pieces: readonly (string | number)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined); // The server may close the connection while we write; its response so far counts.
    socket.on("close", () => resolve(readAnswer(Buffer.concat(chunks).toString("latin1"))));
    void (async () => {
      for (const piece of pieces) {
        if (typeof piece === "number") await new Promise((later) => setTimeout(later, piece));
        else if (socket.writable) socket.write(piece, "latin1");
      }
    })();
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = "", body = ""] = text.split(/\r\n\r\n([^]*)/, 2);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines
    .map((line) => /^([^:]+): ?(.*)$/.exec(line))
    .map((found) => [found?.[1] ?? "", found?.[2] ?? ""]);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: new Map(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value])),
    body,
  };
}
