/**
 * A repository that is small on disk and large for any program that reads it carelessly. The large content is on its
 * branch `main`; the branch `before` is the base of the comparison.
 */
export interface Bomb {
  /** The name of its folder and its slug in addresses. */
  readonly name: string;
  readonly title: string;
  /** Its most expensive file to read; null if its files are harmless. */
  readonly file: string;
  /** Creates it within seconds in a folder that does not exist yet. */
  readonly make: (path: string) => Promise<void>;
}
