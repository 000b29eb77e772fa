import { openRepository } from "#server/git/openRepository.ts";
import type { doctorQuery } from "#generated/doctorQuery.graphql.ts";
import type { Galley } from "../ask/Galley.ts";
import { graphql } from "../ask/graphql.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./Finding.ts";
import { jsonText } from "../output/jsonText.ts";
import type { Outcome } from "../output/Outcome.ts";
import { optionText } from "../arguments/optionText.ts";
import type { AskedVerb } from "../arguments/parseVerb.ts";

/** What the program ends with where something is in the way. */
const IN_THE_WAY = 2;

// Read by the words that ask for it.
/* oxlint-disable relay/unused-fields */
const QUERY = graphql`
  query doctorQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      viewer {
        name
        email
      }
    }
  }
`;

/** Says what is fine here and what is not; a browser that cannot be opened is in nobody's way. */
export async function doctor(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const { repository } = await galley.ask<doctorQuery>(QUERY, (slug) => ({ slug }));
  const git = await openRepository(galley.root);
  const findings = await examine(git, repository.viewer, process.env).finally(() => git.close());
  const isJson = optionText(asked, "format") === "json";
  const isFine = findings.every((one) => one.isFine || one.about === "browser");
  const text = isJson ? `${jsonText(findings)}\n` : findings.map(lineOf).join("");
  return { text, isExact: isJson, code: isFine ? 0 : IN_THE_WAY };
}

function lineOf({ isFine, says, next }: Finding): string {
  return `${isFine ? "fine" : "NOT "}  ${says}.${next === null ? "" : `\n      ${next}`}\n`;
}
