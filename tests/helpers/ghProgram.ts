import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import type { GithubForge } from "./githubForge.ts";

/** Runs a `gh api graphql --paginate` command against a forge of a test, as gh would, and returns what it prints. */
export async function runGh(forge: GithubForge, { program, args, input }: ForgeCommand): Promise<string> {
  const [api, graphql, hostname, host, paginate, ...rest] = args;
  if (paginate === "--input" && host === forge.host) return forge.answer(JSON.parse(input ?? ""));
  const isKnown = `${program} ${api} ${graphql} ${hostname} ${paginate}` === "gh api graphql --hostname --paginate";
  if (!isKnown || host !== forge.host) throw new Error(`gh does not know: ${args.join(" ")}`);
  const variables = new Map<string, unknown>();
  for (let at = 0; at < rest.length; at += 2) {
    const [option, field = ""] = [rest[at], rest[at + 1]];
    const value = field.slice(field.indexOf("=") + 1);
    if (option === "-F") variables.set(field.slice(0, field.indexOf("=")), typed(value, input));
    else if (option === "-f") variables.set(field.slice(0, field.indexOf("=")), value);
    else throw new Error(`gh has no option ${option}.`);
  }
  const query = String(variables.get("query"));
  variables.delete("query");
  let printed = "";
  for (;;) {
    const answer = await forge.answer({ query, variables: Object.fromEntries(variables) });
    printed += answer;
    const [, isMore, cursor] = /"pageInfo":\{"hasNextPage":(true|false),"endCursor":"(\w*)"\}/u.exec(answer) ?? [];
    if (isMore !== "true") return printed;
    variables.set("endCursor", cursor);
  }
}

/** What gh makes of the value of `-F`. */
function typed(value: string, input: string | null): unknown {
  if (value === "@-") return input;
  if (value === "true" || value === "false") return value === "true";
  return /^\d+$/u.test(value) ? Number(value) : value;
}
