/** What the server and its broker process say to each other. `id` names a child; the server makes the ids up. */

/** A program to start, in a process group of its own. */
export interface ChildOrder {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** All of standard input; null keeps it open for `input` messages. */
  readonly input: Uint8Array | null;
  /** What it and its own children may take in memory, what they map of files not counted; where the system tells. */
  readonly memoryBytes: number;
}

export type ToBroker =
  /** Where it `hasLane`, its output goes there: the connection on which the server has written the child's id. */
  | { readonly kind: "start"; readonly id: number; readonly order: ChildOrder; readonly hasLane: boolean }
  /** More of standard input; `isLast` ends it. */
  | { readonly kind: "input"; readonly id: number; readonly bytes: Uint8Array; readonly isLast: boolean }
  /** The server has taken in this many bytes of output: as many more may be sent. */
  | { readonly kind: "taken"; readonly id: number; readonly count: number }
  /** SIGTERM to the group; `force` sends SIGKILL to what is still there after two seconds. */
  | { readonly kind: "stop"; readonly id: number; readonly force: boolean };

export type FromBroker =
  /** The address to which lanes can be had; see `Lane`. */
  | { readonly kind: "lanes"; readonly path: string }
  | { readonly kind: "started"; readonly id: number; readonly pid: number }
  | { readonly kind: "output"; readonly id: number; readonly bytes: Uint8Array }
  /** The child is gone and all of its output was sent. `code` is null if a signal ended it, `failure` set if it never ran, `isTooLarge` if it took too much memory. */
  | {
      readonly kind: "ended";
      readonly id: number;
      readonly code: number | null;
      readonly failure: string | null;
      readonly stderr: string;
      readonly isTooLarge: boolean;
    };
