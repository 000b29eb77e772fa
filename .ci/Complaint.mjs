// @ts-check

/** A failure that a verb foresaw: its message is all that a person gets to read, and its code is what the verb exits with. */
export class Complaint extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
