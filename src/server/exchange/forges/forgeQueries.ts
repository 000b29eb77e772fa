import { GalleyError } from "#contract/errors.ts";
import { CONVERSATION_BYTES } from "#contract/limits.ts";
import { parseJson } from "#contract/wire.ts";
import type { Conversation } from "./Conversation.ts";
import { GITEA_SCRIPT, isGitea, parseGitea } from "./giteaConversation.ts";
import { GITHUB_PARTS, GITHUB_QUERY, isGithubAnswer, parseGithubConversation } from "./githubConversation.ts";
import type { ForgeCommand } from "./sending/SendPlan.ts";
import { gitlabRequests, isGitlab, parseGitlab } from "./gitlabConversation.ts";

interface ForgeParser {
  /** Returns true if the texts of an answer are those of this forge, by their own members. */
  readonly isAnswer: (values: readonly unknown[]) => boolean;
  /** Returns the conversation of an answer. Fails as BAD_INPUT. */
  readonly parse: (values: readonly unknown[]) => Conversation;
}

const PARSERS: readonly ForgeParser[] = [
  { isAnswer: isGitlab, parse: parseGitlab },
  { isAnswer: isGitea, parse: parseGitea },
  { isAnswer: isGithubAnswer, parse: parseGithubConversation },
];

const UNKNOWN = "This is not the answer of a known forge about a pull request.";
const QUERY = "`galley pr query github`, gitlab or gitea prints the query whose answer is read.";

/** Parses the answer of a forge, which is known by its members. Fails as BAD_INPUT or TOO_LARGE. Linear in the text. */
export function parseConversation(text: string): Conversation {
  const values = readJsonTexts(text);
  const parser = PARSERS.find(({ isAnswer }) => isAnswer(values));
  if (parser === undefined) throw new GalleyError("BAD_INPUT", UNKNOWN, { next: QUERY });
  return parser.parse(values);
}

/** No answer is nested deeper. Deeper text would take memory that it is not worth. */
const DEPTH_MAX = 64;

/**
 * Parses JSON texts that follow one another, as `gh api --paginate` prints them. Fails as BAD_INPUT for anything else, as
 * TOO_LARGE beyond CONVERSATION_BYTES.
 */
function readJsonTexts(text: string): readonly unknown[] {
  if (Buffer.byteLength(text) > CONVERSATION_BYTES)
    throw new GalleyError("TOO_LARGE", `The answer of a forge can have at most ${CONVERSATION_BYTES} bytes.`);
  const values: unknown[] = [];
  let start = 0;
  for (const end of endsOf(text)) {
    const value = parseJson(text.slice(start, end));
    if (value === undefined) throw new GalleyError("BAD_INPUT", UNKNOWN, { next: QUERY });
    values.push(value);
    start = end;
  }
  if (text.slice(start).trim() !== "") throw new GalleyError("BAD_INPUT", UNKNOWN, { next: QUERY });
  return values;
}

function endsOf(text: string): readonly number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') at = endOfString(text, at);
    else if (mark === "{" || mark === "[") depth += 1;
    else if ((mark === "}" || mark === "]") && --depth === 0) ends.push(at + 1);
    if (depth > DEPTH_MAX || depth < 0)
      throw new GalleyError("BAD_INPUT", `The answer is nested deeper than ${DEPTH_MAX} levels.`, { next: QUERY });
  }
  return ends;
}

/** Returns the index of the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text[before] === "\\") before -= 1;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
}

export interface ForgePull {
  readonly host: string;
  readonly path: string;
  readonly number: number;
}

export type Forge = "github" | "gitlab" | "gitea";

export const FORGE_QUERIES: Readonly<Record<Forge, (pull: ForgePull) => readonly ForgeCommand[]>> = {
  github: githubCommands,
  gitlab: (pull) => gitlabRequests(pull).map((args) => ({ program: "glab", args, input: null })),
  gitea: ({ host, path, number }) => [
    { program: "sh", args: ["-c", GITEA_SCRIPT, "gitea", host, path, String(number)], input: null },
  ],
};

/** Guesses the kind of a forge by the address of a page. */
export function forgeOf(url: string): Forge {
  return url.includes("/-/merge_requests/") ? "gitlab" : /\/pulls\/\d+$/u.test(url) ? "gitea" : "github";
}

const NAME = /^[\w.-]+$/u;

function githubCommands({ host, path, number }: ForgePull): readonly ForgeCommand[] {
  const [owner = "", name = "", ...rest] = path.split("/");
  if (rest.length > 0 || !NAME.test(owner) || !NAME.test(name))
    throw new GalleyError("BAD_INPUT", "A repository on GitHub has an owner and a name.", {
      next: "Write it as owner/name.",
    });
  const about = ["-f", `owner=${owner}`, "-f", `name=${name}`, "-F", `number=${number}`];
  return GITHUB_PARTS.map((part) => ({
    program: "gh",
    args: ["api", "graphql", "--hostname", host, "--paginate", ...about, "-F", `${part}=true`, "-F", "query=@-"],
    input: GITHUB_QUERY,
  }));
}
