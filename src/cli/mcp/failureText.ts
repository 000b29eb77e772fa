import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { GalleyError } from "#contract/errors.ts";

/** Says of any failure what an agent may read: a code of the closed list and a sentence. The rest goes to the log. */
export function failureText(
  error: unknown,
  log: (line: string) => void,
): { readonly code: string; readonly text: string } {
  if (error instanceof GalleyError && error.code !== "INTERNAL")
    return { code: error.code, text: `${error.code}: ${error.message}` };
  const id = randomUUID().slice(0, 8);
  log(`${id} ${inspect(error)}`);
  return { code: "INTERNAL", text: `INTERNAL: Galley made a mistake, logged as ${id}.` };
}
