import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export const AUTHOR = { name: "Ada Proof", email: "ada@example.org" };
export const REVIEWER = { name: "Grace Reader", email: "grace@example.org" };
/** All commits have this time, so that the pictures change only if the program changes. */
const DATE = "2026-03-02T09:00:00+00:00";

const CLIENT = `import { setTimeout as pause } from "node:timers/promises";

export interface Options {
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

export class HttpError extends Error {
  constructor(readonly status: number, readonly url: string) {
    super(\`\${url} answered \${status}\`);
  }
}

/** Fetches a JSON document. */
export async function fetchJson(url: string, options: Options): Promise<unknown> {
  const response = await fetch(url, { headers: options.headers });
  if (!response.ok) throw new HttpError(response.status, url);
  return response.json();
}

/** Fetches all pages of a list, one after the other. */
export async function fetchPages(url: string, options: Options): Promise<unknown[]> {
  const pages: unknown[] = [];
  for (let page = 1; ; page++) {
    const found = await fetchJson(\`\${url}?page=\${page}\`, options);
    if (!Array.isArray(found) || found.length === 0) return pages;
    pages.push(...found);
    await pause(100);
  }
}
`;

const RETRIES = `import { setTimeout as pause } from "node:timers/promises";
import { HttpError } from "./client.ts";

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 200;

/** Repeats a request that failed for a reason that may pass. */
export async function withRetries<T>(request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTemporary(error)) throw error;
      await pause(FIRST_PAUSE_MS * attempt);
    }
  }
}

function isTemporary(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 500;
}
`;

const CHANGED_CLIENT = CLIENT.replace(
  'import { setTimeout as pause } from "node:timers/promises";\n',
  'import { setTimeout as pause } from "node:timers/promises";\nimport { withRetries } from "./retries.ts";\n',
)
  .replace(
    "/** Fetches a JSON document. */",
    "/** Fetches a JSON document, several times if the server has a problem. */",
  )
  .replace(
    `  const response = await fetch(url, { headers: options.headers });
  if (!response.ok) throw new HttpError(response.status, url);
  return response.json();`,
    `  return withRetries(async () => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const response = await fetch(url, { headers: options.headers, signal });
    if (!response.ok) throw new HttpError(response.status, url);
    return response.json();
  });`,
  );

const TEST = `import { expect, it } from "vitest";
import { HttpError } from "./client.ts";
import { withRetries } from "./retries.ts";

it("repeats a request while the server has a problem", async () => {
  let requests = 0;
  const answer = await withRetries(async () => {
    if (++requests < 3) throw new HttpError(503, "/orders");
    return "found";
  });
  expect([answer, requests]).toEqual(["found", 3]);
});
`;

/** The line that gets a comment in the animation. */
export const COMMENTED = { path: "src/retries.ts", line: 14, code: "await pause(FIRST_PAUSE_MS * attempt);" };

/** The line that has a suggestion in the still pictures. */
export const SUGGESTED = {
  path: "src/client.ts",
  line: CHANGED_CLIENT.split("\n").findIndex((line) => line.includes("AbortSignal")) + 1,
};

/** A small repository with a branch `retries` that is one commit ahead of `main`. */
export interface ExampleRepository {
  readonly path: string;
  signAs(person: typeof AUTHOR): Promise<void>;
  /** Amends the branch's commit with what the reviewer requested. */
  amend(): Promise<void>;
}

export async function exampleRepository(path: string): Promise<ExampleRepository> {
  const git = async (...args: readonly string[]): Promise<void> => {
    const env = { ...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
    await promisify(execFile)("git", ["-C", path, ...args], { env });
  };
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  };
  const signAs = async ({ name, email }: typeof AUTHOR): Promise<void> => {
    await git("config", "user.name", name);
    await git("config", "user.email", email);
  };
  mkdirSync(path, { recursive: true });
  await git("init", "--quiet", "--initial-branch=main");
  await signAs(AUTHOR);
  write("README.md", "# orders\n\nReads orders from the shop's API.\n");
  write("src/client.ts", CLIENT);
  await git("add", ".");
  await git("commit", "--quiet", "-m", "Read orders page by page");
  await git("checkout", "--quiet", "-b", "retries");
  write("src/client.ts", CHANGED_CLIENT);
  write("src/retries.ts", RETRIES);
  write("src/retries.test.ts", TEST);
  write("README.md", "# orders\n\nReads orders from the shop's API, and tries again if the API has a problem.\n");
  await git("add", ".");
  await git(
    "commit",
    "--quiet",
    "-m",
    "Retry failed requests",
    "-m",
    "A request that ends with a status from 500 on is repeated up to five times.",
  );
  return {
    path,
    signAs,
    async amend() {
      write("src/retries.ts", RETRIES.replace("FIRST_PAUSE_MS * attempt", "FIRST_PAUSE_MS * 2 ** attempt"));
      await git("commit", "--quiet", "--all", "--amend", "--no-edit");
    },
  };
}
