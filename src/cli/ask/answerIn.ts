import { GalleyError, isErrorCode } from "#contract/errors.ts";
import { isRecord } from "#contract/isRecord.ts";

/**
 * Reads an answer: its data, or a failure with the code and the sentence of the first thing in it that failed, be it a field or a deed
 * that was not done. A deed that was done is done, whatever could not be read after it.
 */
export function answerIn(part: unknown): unknown {
  const { data, errors } = isRecord(part) ? part : {};
  for (const answer of isRecord(data) ? Object.values(data) : []) {
    if (!isRecord(answer) || !("problem" in answer)) continue;
    if (!isRecord(answer.problem)) return data;
    throw failureOf(answer.problem, fieldOf(answer.problem, "message"));
  }
  const [failed] = Array.isArray(errors) ? errors : [];
  if (failed !== undefined) throw failureOf(fieldOf(failed, "extensions"), fieldOf(failed, "message"));
  return data;
}

/** Makes the failure anew that whoever answered had; their sentence holds already what to do next. */
function failureOf(holder: unknown, message: unknown): GalleyError {
  const code = fieldOf(holder, "code");
  const failure = new GalleyError(isErrorCode(code) ? code : "INTERNAL");
  if (typeof message === "string") failure.message = message;
  return failure;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
