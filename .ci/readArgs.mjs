// @ts-check
import { ScriptError } from "./ScriptError.mjs";

/**
 * Runs a parser of command-line arguments and turns its error into a `ScriptError`, which is printed without a stack.
 *
 * @param {() => unknown} parse
 */
export function readArgs(parse) {
  try {
    return parse();
  } catch (error) {
    throw new ScriptError(error instanceof Error ? error.message : String(error));
  }
}
