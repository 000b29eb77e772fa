import { randomUUID } from "node:crypto";
import { DISMISSALS_BYTES } from "#contract/limits.ts";
import { inLine } from "#contract/untrustedText.ts";
import type { dismissedImportMutation } from "#generated/dismissedImportMutation.graphql.ts";
import type { dismissedQuery } from "#generated/dismissedQuery.graphql.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql, nonNull } from "../client/Galley.ts";
import { list, NUMBER, object, orNull, TEXT } from "../output/jsonSchema.ts";
import { asJson, asJsonLines, type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { readInputFile, toolOutput } from "./readInputFile.ts";

const QUERY = graphql`
  query dismissedQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      dismissedCode {
        tool
        rule
        agent
        path
        fingerprint
        reason
      }
    }
  }
`;

const IMPORT = graphql`
  mutation dismissedImportMutation($input: ImportDismissalsInput!) {
    importDismissals(input: $input) {
      added
      existing
      problem {
        code
        message
      }
    }
  }
`;

const FILE = { what: "file of dismissals", maxBytes: DISMISSALS_BYTES };

/** Lists what the user dismissed “never again”, or adds what somebody else did. No file is read but the one named. */
export async function dismissedCommand(
  galley: Galley,
  command: ParsedCommand,
  context: CommandContext,
): Promise<Outcome> {
  const file = optionText(command, "import");
  const format = optionText(command, "format");
  if (file !== undefined) return importDismissals(galley, file, format, context);
  const { repository } = await galley.execute<dismissedQuery>(QUERY, (slug) => ({ slug }));
  const lines = repository.dismissedCode.map(dismissedLine);
  if (format === "json") return asJson(lines);
  if (format === "jsonl") return asJsonLines(lines);
  return readable(lines.map((line) => `${lineText(line)}\n`).join("") || "Nothing is dismissed for good.\n");
}

type DismissedCode = dismissedQuery["response"]["repository"]["dismissedCode"][number];

/** One line of the file that others can import. */
function dismissedLine({ tool, rule, agent, path, fingerprint, reason }: DismissedCode) {
  return agent == null
    ? { tool, rule, path: path ?? null, fingerprint: Number(fingerprint), reason }
    : { agent, path, fingerprint, reason };
}

function lineText(line: ReturnType<typeof dismissedLine>): string {
  const by = line.agent ?? [line.tool, line.rule].filter(Boolean).join(" ");
  return inLine(`${by}${line.path == null ? "" : ` in ${line.path}`}: ${line.reason}`);
}

async function importDismissals(
  galley: Galley,
  file: string,
  format: string | undefined,
  context: CommandContext,
): Promise<Outcome> {
  const dismissals = toolOutput(await readInputFile(file, context, FILE));
  const variables = (slug: string) => ({ input: { key: randomUUID(), slug, dismissals } });
  // A server takes no request of that size.
  const answer = await galley.executeHere<dismissedImportMutation>(IMPORT, variables);
  const { added, existing } = nonNull(answer.importDismissals);
  if (format === "json") return asJson({ added, existing });
  if (format === "jsonl") return asJsonLines([{ added, existing }]);
  return readable(`Dismissals: ${added} added, ${existing} already there.\n`);
}

/** The output of `galley check dismissed`: each item is a finding, or the comments of an agent on some lines. */
export const dismissedSchema = list({
  anyOf: [
    object({ tool: TEXT, rule: TEXT, path: orNull(TEXT), fingerprint: NUMBER, reason: TEXT }),
    object({ agent: TEXT, path: TEXT, fingerprint: TEXT, reason: TEXT }),
  ],
});
