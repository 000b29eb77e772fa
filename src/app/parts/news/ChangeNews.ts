/** That what is drawn of a change is not the change as it is now. */
export interface ChangeNews {
  /** Files whose change is another one; 0 where only commits differ. */
  readonly files: number;
  /** Whether there is no such change any more. */
  readonly isGone: boolean;
  /** Of a review, the number of the newest patch set where an older one is drawn. */
  readonly patchSet: number | null;
}
