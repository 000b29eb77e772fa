/** The revisions of the two sides of what is read; null for the empty tree. */
export interface ReaderRevisions {
  readonly old: string | null;
  readonly new: string;
}
