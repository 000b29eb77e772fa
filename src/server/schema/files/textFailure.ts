import { GalleyError } from "#contract/errors.ts";
import type { Blob } from "./Blob.ts";
import type { Context } from "../request/Context.ts";

/**
 * Why `text` fails, in a sentence; null where it does not. Relay lets go of the errors of what it reads once its code has come,
 * as the readers of files are; so they ask.
 * @gqlField
 */
export async function textFailure(blob: Blob, context: Context): Promise<string | null> {
  try {
    await blob.text(context);
    return null;
  } catch (error) {
    // What `text` itself throws is written down where it is answered.
    return (error instanceof GalleyError ? error : new GalleyError("INTERNAL")).message;
  }
}
