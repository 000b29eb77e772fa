import { text } from "node:stream/consumers";
import { optionText } from "./optionText.ts";
import type { AskedVerb } from "./parseVerb.ts";

/** Gives the text of `--message`, from `input` where that says `-`; empty where there is none. */
export async function messageOf(asked: AskedVerb, input: NodeJS.ReadableStream): Promise<string> {
  const message = optionText(asked, "message");
  return message === "-" ? (await text(input)).trimEnd() : (message ?? "");
}
