import { requestBomb, type BombServer } from "#tests/bombs/requestBomb.ts";
import { toGlobalId } from "#server/schema/request/globalId.ts";

/** The longest time of a request that is not meant to be aborted. */
const LIMIT_MS = 60_000;
const NO_IDS = { repository: "", comparison: "" };

/** A request that was refused. */
export interface Refused {
  readonly what: string;
  readonly status: number | null;
  readonly codes: readonly string[];
}

/** Sends the requests of Galley's pages to a running program, and records which were refused. */
export class SoakUser {
  readonly #server: BombServer;
  readonly refused: Refused[] = [];
  requested = 0;

  constructor(server: BombServer) {
    this.#server = server;
  }

  /** Opens a page as a browser does, without running it. */
  page(address: string): Promise<string> {
    return this.#send(address, { name: address, address });
  }

  /** Posts an operation and reads the whole response. */
  post(operation: string, variables: object): Promise<string> {
    return this.#send(operation, { name: operation, operation, variables: () => variables });
  }

  /**
   * Posts an operation, or opens a page, and closes the connection after this many milliseconds, no matter how much of
   * the response has arrived.
   */
  async leave(what: string, variables: object | null, milliseconds: number): Promise<void> {
    this.requested += 1;
    const request = variables === null ? { address: what } : { operation: what, variables: () => variables };
    await requestBomb(this.#server, { name: what, ...request }, NO_IDS, milliseconds);
  }

  async #send(what: string, request: Parameters<typeof requestBomb>[1]): Promise<string> {
    this.requested += 1;
    const { status, codes, text } = await requestBomb(this.#server, request, NO_IDS, LIMIT_MS);
    if (status !== 200 || codes.length > 0) this.refused.push({ what, status, codes });
    return text;
  }

  /** Returns the ids of one type that occur in a response. */
  static ids(text: string, type: string): readonly string[] {
    const ids = new Set([...text.matchAll(/"(?:id|__id)":"([\w-]+)"/gu)].map(([, id = ""]) => id));
    return [...ids].filter((id) => Buffer.from(id, "base64url").toString().startsWith(`["${type}"`));
  }

  /** Returns the id of a comparison of two commits in the repository of a response. */
  static comparison(text: string, base: string, head: string): string {
    const [repository = ""] = SoakUser.ids(text, "Repository");
    const [, name = ""]: readonly string[] = JSON.parse(Buffer.from(repository, "base64url").toString() || "[]");
    return toGlobalId("Comparison", name, base, head, "TWO");
  }
}
