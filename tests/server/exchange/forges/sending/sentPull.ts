import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { vi } from "vitest";
import { FORGE_QUERIES } from "#server/exchange/forges/forgeQueries.ts";
import { openPull, updatePull } from "#server/exchange/forges/pulls.ts";
import { Sending } from "#server/exchange/forges/sending/Sending.ts";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { addComments, type AddCommentInput } from "#server/operations/comments/writeComments.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { runGh } from "#tests/helpers/ghProgram.ts";
import { GithubForge } from "#tests/helpers/githubForge.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf } from "../../../operations/requests/twoClones.ts";

const URL_OF_REPOSITORY = "https://github.com/galley/press";

/** Forty lines, some of which are changed. */
export const fortyLines = (changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 40 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

export interface SentPull {
  readonly forge: GithubForge;
  readonly repo: TempRepo;
  readonly context: ReviewContext;
  readonly head: string;
  readonly key: string;
  /** Runs a command as gh does. Fails if GitHub refuses a part of it. */
  gh(command: ForgeCommand): Promise<string>;
  read(): Promise<string>;
  begin(): Promise<Sending>;
  /** Plans and sends all. */
  send(): Promise<void>;
  /** Pushes another head of the pull request to the forge. */
  push(files: Readonly<Record<string, string>>): Promise<string>;
  update(): Promise<unknown>;
  review(): Promise<IndexedReview>;
  /** Comments on lines of the new side of `word.txt`, or as given; returns the ids of the comments. */
  comment(...comments: readonly (Partial<AddCommentInput["anchor"]> & { readonly body: string })[]): Promise<string[]>;
  verdict(verdict: "approve" | "reject" | "comment", body: string): Promise<void>;
}

/** Opens pull request 7 of a GitHub, which changes `word.txt` in lines 3 and 30, adds `new.txt` and leaves `same.txt`. */
export async function sentPull(): Promise<SentPull> {
  const forge = await GithubForge.open();
  const author = await tempRepo();
  await author.commit({ "word.txt": fortyLines(), "same.txt": fortyLines() }, "Begin");
  await author.git("checkout", "--quiet", "--detach");
  const head = await author.commit(
    { "word.txt": fortyLines({ 3: "three", 30: "thirty" }), "new.txt": "new\n" },
    "Change",
  );
  await forge.repo.git("fetch", "--quiet", author.path, "main:main", "HEAD:refs/pull/7/head");
  const folder = await tempFolder();
  await writeFile(join(folder, ".gitconfig"), `[url "${forge.repo.path}"]\n\tinsteadOf = ${URL_OF_REPOSITORY}\n`);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  await forge.repo.git("clone", "--quiet", "--no-local", "--template=", forge.repo.path, `${folder}/clone`);
  const repo = await tempRepo({ at: `${folder}/clone`, existing: true });
  await repo.git("remote", "set-url", "origin", URL_OF_REPOSITORY);
  let now = 1_700_100_000;
  const { context } = await cloneOf(repo, "Ada", () => (now += 60));
  const { review: key } = await openPull(context, { name: "7", remote: null, base: null });
  const query = FORGE_QUERIES.github({ host: "github.com", path: "galley/press", number: 7 });
  let keys = 0;
  const found = async (): Promise<IndexedReview> => {
    const review = await context.index.find(key);
    if (review === null) throw new Error("There is no review.");
    return review;
  };
  const gh = async (command: ForgeCommand): Promise<string> => {
    forge.now += 60;
    const answer = await runGh(forge, command);
    const [, message] = /^\{"errors":\[\{"message":"([^"]*)/u.exec(answer) ?? [];
    if (message !== undefined) throw new Error(message);
    return answer;
  };
  const read = async (): Promise<string> => {
    let answer = "";
    for (const command of query) answer += await gh(command);
    return answer;
  };
  const pull: SentPull = {
    forge,
    repo,
    context,
    head,
    key,
    gh,
    read,
    begin: async () => Sending.begin(context, key, await read()),
    async send() {
      const sending = await pull.begin();
      const send = async (commands: readonly ForgeCommand[]): Promise<void> => {
        for (const command of commands) await gh(command);
      };
      await sending.run({ read, send });
    },
    async push(files) {
      const next = await author.commit(files, "Next");
      await forge.repo.git("fetch", "--quiet", author.path, "+HEAD:refs/pull/7/head");
      return next;
    },
    update: () => updatePull(context, { review: key }),
    review: found,
    async comment(...comments) {
      const written = await addComments(
        context,
        comments.map(({ body, ...anchor }) => ({
          key: `comment-key-${(keys += 1)}`,
          review: key,
          kind: "blocking" as const,
          body,
          anchor: { path: "word.txt", side: "new", startLine: null, endLine: null, commit: null, ...anchor },
        })),
      );
      return written.map(({ comment }) => comment);
    },
    async verdict(verdict, body) {
      await giveVerdict(context, { key: `verdict-key-${(keys += 1)}`, review: key, verdict, body });
    },
  };
  return pull;
}
