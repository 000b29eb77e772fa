// @ts-check
import { Complaint } from "./Complaint.mjs";

/**
 * Reads the words of a command line; what the reader objects to is a complaint, told without a stack.
 *
 * @param {() => unknown} parse
 */
export function readWords(parse) {
  try {
    return parse();
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}
