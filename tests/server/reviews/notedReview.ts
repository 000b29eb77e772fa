import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** The contents of a request; missing properties have default values. */
export interface NotedRequest {
  readonly timestamp?: number;
  readonly reviewRef?: string;
  readonly targetRef?: string;
  readonly requester?: string;
  readonly reviewers?: readonly string[];
  readonly description?: string;
  readonly baseCommit?: string;
  readonly alias?: string;
  readonly galley?: Readonly<Record<string, unknown>>;
}

/** Writes a request into a repository's notes with raw git, as git-appraise writes it. */
export async function noteRequest(repo: TempRepo, first: string, request: NotedRequest = {}): Promise<void> {
  const { timestamp = 1_700_000_000, ...rest } = request;
  const plain = {
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: "ada@example.org",
    reviewers: ["carl@example.org"],
    description: "Change something",
  };
  await note(repo, "reviews", first, { timestamp: String(timestamp), ...plain, ...rest });
}

/** Writes one line of any notes of `refs/notes/devtools/`. */
export async function note(repo: TempRepo, name: string, object: string, line: object): Promise<void> {
  const input = `${JSON.stringify(line)}\n`;
  await repo.gitBytes(["notes", `--ref=devtools/${name}`, "append", "-F", "-", object], { input });
}
