/** The size of a repository for reading histories. */
export interface HistorySize {
  readonly name: string;
  readonly title: string;
  readonly commits: number;
  readonly files: number;
  readonly refs: number;
}

/**
 * The sizes for which reads have goals: a read that gets slower from one size to the next depends on the number of
 * commits, files or refs, and should not.
 */
export const HISTORY_SIZES: readonly HistorySize[] = [
  { name: "git-100", title: "100 commits, 100 files", commits: 100, files: 100, refs: 10 },
  { name: "git-10k", title: "10,000 commits, 10,000 files", commits: 10_000, files: 10_000, refs: 1000 },
  { name: "git-1m", title: "1,000,000 commits, 100,000 files", commits: 1_000_000, files: 100_000, refs: 10_000 },
];
