/** A Galley that runs, as it tells programs of the same user. */
export interface RunningServer {
  readonly pid: number;
  /** Where a program reaches it: `http://127.0.0.1:4117/`. */
  readonly address: string;
  /** What a browser calls it, without a slash behind it. */
  readonly origin: string;
  /** `Authorization: Bearer <token>` lets a program in. */
  readonly token: string;
  /** When it began, in ms since 1970. */
  readonly started: number;
  readonly repositories: readonly { readonly id: string; readonly slug: string }[];
  /** The set of repositories, by which its sessions are found; null where they are in its memory alone. */
  readonly set: string | null;
}
