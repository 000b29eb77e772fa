// @ts-check

/** An expected failure of a script. Its message is printed without a stack; its code is the exit code. */
export class ScriptError extends Error {
  /** @param {string} message @param {number} [code] */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
