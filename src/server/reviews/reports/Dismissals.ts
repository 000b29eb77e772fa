import { createHash } from "node:crypto";
import { isRecord, parseJson } from "#contract/wire.ts";
import type { DerivedThread } from "../state/Review.ts";
import type { StoredFinding } from "./StoredReport.ts";

/** The viewer's decision that a finding, or the comment of an agent, needs no attention. Nobody else sees it. */
export interface Dismissal {
  readonly reason: string;
  /** True for the same rule, file and code wherever they occur; else for one review or change. */
  readonly isAlways: boolean;
}

/** The private file with all dismissals of a repository: below `refs/galley/marks`, one JSON object per line. */
export const DISMISSALS_PATH = "dismissed";
export const ALWAYS = "always";

export interface DismissedFinding extends Pick<StoredFinding, "rule" | "path" | "fingerprint"> {
  readonly tool: string;
}

function hashOf(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

export function keyOfFinding({ tool, rule, path, fingerprint }: DismissedFinding): string {
  return hashOf(["finding", tool, rule, path, fingerprint]);
}

export const keyOfThread = ({ root }: DerivedThread): string => hashOf(["thread", root.item.id]);

/** Returns the key of what an agent commented on: its name, the file and the lines. Null if its comment names no lines. */
export function keyOfCode({ root, location }: DerivedThread): string | null {
  const { agent, quote } = root.item.extras;
  if (agent === undefined || quote === undefined || location === null) return null;
  return hashOf(["code", agent.name, location.path, hashOf(quote)]);
}

/** The dismissals of a viewer, read from the private marks. */
export class Dismissals {
  readonly #reasons = new Map<string, string>();
  readonly text: string;

  /** Reads lines that Galley wrote; ignores others. */
  constructor(marks: ReadonlyMap<string, string>) {
    this.text = marks.get(DISMISSALS_PATH) ?? "";
    for (const line of this.text.split("\n")) {
      const { scope, key, reason } = parsedDismissal(line);
      if (typeof scope === "string" && typeof key === "string" && typeof reason === "string")
        this.#reasons.set(`${scope} ${key}`, reason);
    }
  }

  get isEmpty(): boolean {
    return this.#reasons.size === 0;
  }

  /** Returns the dismissal of a finding in some scopes, or everywhere; null if there is none. */
  ofFinding(finding: DismissedFinding, scopes: readonly string[]): Dismissal | null {
    return this.isEmpty ? null : this.#find(keyOfFinding(finding), scopes);
  }

  ofThread(thread: DerivedThread): Dismissal | null {
    if (this.isEmpty) return null;
    const code = keyOfCode(thread);
    return this.#find(keyOfThread(thread), [thread.root.item.id]) ?? (code === null ? null : this.#find(code, []));
  }

  #find(key: string, scopes: readonly string[]): Dismissal | null {
    const always = this.#reasons.get(`${ALWAYS} ${key}`);
    if (always !== undefined) return { reason: always, isAlways: true };
    const reason = scopes.map((scope) => this.#reasons.get(`${scope} ${key}`)).find((one) => one !== undefined);
    return reason === undefined ? null : { reason, isAlways: false };
  }
}

export function parsedDismissal(line: string): Readonly<Record<string, unknown>> {
  const value = parseJson(line);
  return isRecord(value) ? value : {}; // another program wrote it
}
