/** That a Galley which runs did not answer an operation. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  /** Whether it may have been done all the same. */
  readonly mayBeDone: boolean;

  constructor(mayBeDone: boolean, options: ErrorOptions = {}) {
    super("A Galley that runs did not answer.", options);
    this.mayBeDone = mayBeDone;
  }
}
