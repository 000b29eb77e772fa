/** The messages between the server and its broker process. `id` identifies a child and is assigned by the server. */

/** A program to start, in its own process group. */
export interface ChildOrder {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** All of standard input; null keeps it open for `input` messages. */
  readonly input: Uint8Array | null;
  /** The private memory that it and its descendants may use, where the system reports it. */
  readonly memoryBytes: number;
}

export type ToBroker =
  | { readonly kind: "start"; readonly id: number; readonly order: ChildOrder }
  /** More bytes of standard input; `isLast` closes it. */
  | { readonly kind: "input"; readonly id: number; readonly bytes: Uint8Array; readonly isLast: boolean }
  /** The server has consumed this many bytes of output, so as many more may be sent. */
  | { readonly kind: "taken"; readonly id: number; readonly count: number }
  /** Sends SIGTERM to the process group; `force` sends SIGKILL after two seconds if it still runs. */
  | { readonly kind: "stop"; readonly id: number; readonly force: boolean };

export type FromBroker =
  | { readonly kind: "started"; readonly id: number; readonly pid: number }
  | { readonly kind: "output"; readonly id: number; readonly bytes: Uint8Array }
  /**
   * The child has ended and all of its output was sent. `code` is null if a signal ended it, `failure` is set if it
   * never ran, `isTooLarge` is true if it used too much memory.
   */
  | {
      readonly kind: "ended";
      readonly id: number;
      readonly code: number | null;
      readonly failure: string | null;
      readonly stderr: string;
      readonly isTooLarge: boolean;
    };
