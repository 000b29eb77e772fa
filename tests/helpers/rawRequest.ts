import { connect } from "node:net";

/** What came back over a socket of one's own. */
export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Writes pieces to a server, byte for byte and without what fetch would add or forbid, and reads until it hangs up. A
 * piece that is a number is a pause, in ms. Ends what it writes only where the server does.
 */
export function rawRequest(origin: string, pieces: readonly (string | number)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => undefined); // The server may hang up while we write; what it reported before counts.
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
