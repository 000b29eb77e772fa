import { jsonText } from "./jsonText.ts";
import type { Outcome } from "./Outcome.ts";
import type { Remark } from "#server/reviews/remarks/Remark.ts";
import { remarksText } from "#server/reviews/remarks/remarksText.ts";

/** Writes remarks as asked for: Markdown, a JSON list, one JSON object a line, or the patches of their suggestions alone. */
export function remarksOutcome(remarks: readonly Remark[], format: string | undefined, code: number): Outcome {
  if (format === "json") return { text: `${jsonText(remarks)}\n`, isExact: true, code };
  if (format === "jsonl") return { text: remarks.map((one) => `${jsonText(one, 0)}\n`).join(""), isExact: true, code };
  if (format === "patch")
    return { text: remarks.map(({ suggestion }) => suggestion ?? "").join(""), isExact: true, code };
  return { text: remarksText(remarks), isExact: false, code };
}
