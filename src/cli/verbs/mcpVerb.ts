import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";
import type { VerbSurroundings } from "./VerbSurroundings.ts";

/** Serves a repository's reviews to an agent's program. What that takes is loaded here and by no other word. */
export async function mcpVerb(asked: AskedVerb, surroundings: VerbSurroundings): Promise<Outcome> {
  const { directory, signal, tell } = surroundings;
  const { serveMcp } = await import("#cli/mcp/serveMcp.ts");
  await serveMcp({
    path: resolve(directory, optionText(asked, "repo") ?? "."),
    version,
    agent: optionText(asked, "agent") ?? surroundings.agent,
    signal,
    log: tell,
  });
  return { text: "", isExact: true, code: 0 };
}
