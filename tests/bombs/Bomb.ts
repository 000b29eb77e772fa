/**
 * A repository that is small on disk and large for anyone who reads it carelessly. Its branch `main` holds it; the branch `before`
 * what it is compared with.
 */
export interface Bomb {
  /** The name of its folder, and what represents it in addresses. */
  readonly name: string;
  readonly title: string;
  /** The file in it that is the worst to read; null where files are harmless. */
  readonly file: string;
  /** Makes it in a folder that is not there yet, within seconds. */
  readonly make: (path: string) => Promise<void>;
}
