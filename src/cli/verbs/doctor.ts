import type { ReviewRoom } from "#server/reviews/book/ReviewRoom.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./Finding.ts";
import { jsonText } from "../output/jsonText.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";

/** What the program ends with where something is in the way. */
const IN_THE_WAY = 2;

/** Says what is fine here and what is not; a browser that cannot be opened is in nobody's way. */
export async function doctor(room: ReviewRoom, asked: AskedVerb): Promise<Outcome> {
  const findings = await examine(room, process.env);
  const isJson = optionText(asked, "format") === "json";
  const isFine = findings.every((one) => one.isFine || one.about === "browser");
  const text = isJson ? `${jsonText(findings)}\n` : findings.map(lineOf).join("");
  return { text, isExact: isJson, code: isFine ? 0 : IN_THE_WAY };
}

function lineOf({ isFine, says, next }: Finding): string {
  return `${isFine ? "fine" : "NOT "}  ${says}.${next === null ? "" : `\n      ${next}`}\n`;
}
