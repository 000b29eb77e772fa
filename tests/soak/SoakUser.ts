import { requestBomb, type BombServer } from "#tests/bombs/requestBomb.ts";
import { toGlobalId } from "#server/schema/globalId.ts";

/** How long anything may take that is not meant to be broken off. */
const LIMIT_MS = 60_000;
const NO_IDS = { repository: "", comparison: "" };

/** What somebody asked for and did not get. */
export interface Refused {
  readonly what: string;
  readonly status: number | null;
  readonly codes: readonly string[];
}

/** Asks a running program what its pages ask, and notes what was refused. */
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

  /** Posts an operation and reads the whole answer. */
  post(operation: string, variables: object): Promise<string> {
    return this.#send(operation, { name: operation, operation, variables: () => variables });
  }

  /** Posts an operation, or opens a page, and goes away after so many milliseconds, whatever has come by then. */
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

  /** Gives the ids of one type that stand in an answer. */
  static ids(text: string, type: string): readonly string[] {
    const ids = new Set([...text.matchAll(/"(?:id|__id)":"([\w-]+)"/gu)].map(([, id = ""]) => id));
    return [...ids].filter((id) => Buffer.from(id, "base64url").toString().startsWith(`["${type}"`));
  }

  /** Gives the id of a comparison of two commits in the repository of an answer. */
  static comparison(text: string, base: string, head: string): string {
    const [repository = ""] = SoakUser.ids(text, "Repository");
    const [, name = ""]: readonly string[] = JSON.parse(Buffer.from(repository, "base64url").toString() || "[]");
    return toGlobalId("Comparison", name, base, head, "TWO");
  }
}
