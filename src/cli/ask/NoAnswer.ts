/** That a Galley which runs did not answer an operation. Whether it was done all the same is not known. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(options: ErrorOptions = {}) {
    super("A Galley that runs did not answer.", options);
  }
}
