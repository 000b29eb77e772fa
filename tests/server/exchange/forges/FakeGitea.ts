import type { Comment, PRBranchInfo, PullRequest, PullReview, PullReviewComment, User } from "gitea-js";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { diffRows } from "./diffRows.ts";

/** A reply with all of these members, as Gitea writes it. */
type Reply<Type, Name extends keyof Type> = Required<Pick<Type, Name>>;

type Branch = Reply<PRBranchInfo, "label" | "ref" | "sha">;
type Person = Reply<User, "id" | "login" | "full_name">;
type Request = Reply<
  PullRequest,
  "id" | "number" | "title" | "body" | "html_url" | "merge_base" | "state" | "comments"
> & {
  readonly user: Person;
  readonly head: Branch;
  readonly base: Branch;
  readonly requested_reviewers: readonly Person[] | null;
};
type Review = Reply<
  PullReview,
  | ("id" | "state" | "body" | "commit_id" | "stale" | "official" | "dismissed" | "comments_count")
  | ("submitted_at" | "updated_at" | "html_url" | "pull_request_url")
> & { readonly user: Person | null; readonly team: null };
type CodeComment = Reply<
  PullReviewComment,
  | (
      | "id"
      | "body"
      | "pull_request_review_id"
      | "created_at"
      | "updated_at"
      | "path"
      | "commit_id"
      | "original_commit_id"
    )
  | ("diff_hunk" | "position" | "original_position" | "html_url" | "pull_request_url")
> & {
  readonly user: Person | null;
  readonly resolver: Person | null;
  /** Only Forgejo, since release 16, has comments on several lines; the types of Gitea lack it. */
  readonly extra_lines_count: number | undefined;
};
type IssueComment = Reply<
  Comment,
  | ("id" | "body" | "html_url" | "issue_url" | "pull_request_url" | "created_at" | "updated_at")
  | ("original_author" | "original_author_id")
> & { readonly user: Person | null };

/** A line of the new side, or a negative one of the old side, and how many more are commented on. */
export interface LineComment {
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly extraLines?: number;
}

/** The body of the request for a review. */
interface SentReview {
  readonly event: "APPROVED" | "REQUEST_CHANGES" | "COMMENT";
  readonly commit_id: string;
  readonly body: string;
  readonly comments: readonly {
    readonly path: string;
    readonly body: string;
    readonly old_position: number;
    readonly new_position: number;
  }[];
}

const START = 1_700_100_000;
/** The lines of a hunk that Gitea keeps above a comment, with the line itself. */
const HUNK_LINES = 4;

/** Gitea's side of pull request 12 of `owner/name`, on a bare repository, as its API states it. */
export class FakeGitea {
  readonly url: string;
  title = "Change some lines";
  body = "Why it changes them.";
  readonly #repo: TempRepo;
  readonly #viewer: string;
  #head = "";
  #mergeBase = "";
  #reviews: Review[] = [];
  #code: CodeComment[] = [];
  #comments: IssueComment[] = [];
  #requested: string[] = [];
  #ids = 500;
  #now = START;

  constructor(repo: TempRepo, { url = "https://gitea.example.org/owner/name/pulls/12", viewer = "ada" } = {}) {
    this.#repo = repo;
    this.url = url;
    this.#viewer = viewer;
  }

  async push(head: string): Promise<void> {
    await this.#repo.git("update-ref", "refs/pull/12/head", head);
    this.#head = head;
    this.#mergeBase = await this.#repo.git("merge-base", "main", head);
  }

  /** Submits a review, or begins one that is pending. */
  async review(
    by: string,
    state: "APPROVED" | "REQUEST_CHANGES" | "COMMENT" | "PENDING",
    { body = "", comments = [] }: { readonly body?: string; readonly comments?: readonly LineComment[] } = {},
  ): Promise<number> {
    const id = this.#addReview(by, state, body);
    for (const comment of comments) await this.#addComment(id, by, comment);
    return id;
  }

  /** Accepts a review as the viewer sends it, all of it or nothing. */
  async accept({ event, commit_id: head, body, comments }: SentReview): Promise<void> {
    if (head !== this.#head) throw new Error("422 commit not found");
    for (const { path, old_position: old, new_position: line } of comments)
      if ((await this.#hunk(path, line || -old)) === "") throw new Error("422 no such line");
    const lines = comments.map(({ path, body: text, old_position: old, new_position: line }) => ({
      path,
      body: text,
      line: line || -old,
    }));
    await this.review(this.#viewer, event, { body, comments: lines });
  }

  /** What everybody sees: verdicts with their texts, and comments on lines, without marks. */
  published() {
    const text = (body: string) => body.replace(/\n*<!-- galley:[\w,]+ -->$/u, "");
    return {
      reviews: this.#reviews.map(({ user, state, body }) => [user?.login, state, text(body)]),
      comments: this.#code.map((one) => [one.path, one.position || -one.original_position, text(one.body)]),
    };
  }

  /** Answers in a thread: Gitea adds the reply to the review of the comment that it answers. */
  async reply(review: number, by: string, comment: LineComment): Promise<void> {
    await this.#addComment(review, by, comment);
  }

  comment(by: string, body: string, originalAuthor = ""): number {
    const id = this.#id();
    const at = this.#time();
    this.#comments.push({
      id,
      html_url: `${this.url}#issuecomment-${id}`,
      pull_request_url: this.url,
      issue_url: "",
      user: person(by),
      original_author: originalAuthor,
      original_author_id: originalAuthor === "" ? 0 : 9,
      body,
      created_at: at,
      updated_at: at,
    });
    return id;
  }

  edit(id: number, body: string): void {
    const edited = { body, updated_at: this.#time() };
    this.#comments = this.#comments.map((one) => (one.id === id ? { ...one, ...edited } : one));
    this.#code = this.#code.map((one) => (one.id === id ? { ...one, ...edited } : one));
  }

  remove(id: number): void {
    const [gone] = this.#code.filter((one) => one.id === id);
    this.#comments = this.#comments.filter((one) => one.id !== id);
    this.#code = this.#code.filter((one) => one.id !== id);
    if (gone !== undefined) this.#count(gone.pull_request_review_id, -1);
  }

  /** Marks the first comment of a thread, as the button of a conversation does. */
  resolve(id: number, by: string | null): void {
    const resolver = by === null ? null : person(by);
    this.#code = this.#code.map((one) => (one.id === id ? { ...one, resolver } : one));
  }

  dismiss(review: number): void {
    this.#reviews = this.#reviews.map((one) => (one.id === review ? { ...one, dismissed: true } : one));
  }

  request(from: string): void {
    this.#requested.push(from);
    this.#addReview(from, "REQUEST_REVIEW", "");
  }

  /** The comments on lines, oldest first. */
  codeComments(): readonly CodeComment[] {
    return this.#code;
  }

  /** Returns the replies in the order in which `giteaCommand` requests them, reviews in pages of this size. */
  replies(pageSize = 50): readonly unknown[] {
    const user = person(this.#viewer);
    const request: Request = {
      id: 77,
      number: 12,
      user: person("grace"),
      title: this.title,
      body: this.body,
      requested_reviewers: this.#requested.length === 0 ? null : this.#requested.map(person),
      state: "open",
      comments: this.#comments.length,
      html_url: this.url,
      base: { label: "main", ref: "main", sha: this.#mergeBase },
      head: { label: "topic", ref: "topic", sha: this.#head },
      merge_base: this.#mergeBase,
    };
    const replies: unknown[] = [user, request, this.#comments];
    for (let at = 0; at < this.#reviews.length; at += pageSize) {
      const page = this.#reviews.slice(at, at + pageSize);
      for (const { id } of page)
        replies.push(this.#code.filter((one) => one.pull_request_review_id === id).toReversed());
      replies.push(page);
    }
    return [...replies, []];
  }

  #addReview(by: string, state: string, body: string): number {
    const id = this.#id();
    const at = this.#time();
    this.#reviews.push({
      id,
      user: person(by),
      team: null,
      state,
      body,
      commit_id: this.#head,
      stale: false,
      official: false,
      dismissed: false,
      comments_count: 0,
      submitted_at: at,
      updated_at: at,
      html_url: `${this.url}#issuecomment-${id}`,
      pull_request_url: this.url,
    });
    return id;
  }

  /** Adds a comment as Gitea's `createCodeComment` does: with the commit that wrote the line, and the hunk around it. */
  async #addComment(review: number, by: string, { path, line, body, extraLines }: LineComment): Promise<void> {
    const id = this.#id();
    const at = this.#time();
    const signed = (one: CodeComment): number => one.position || -one.original_position;
    const first = this.#code.find(
      (one) => one.pull_request_review_id === review && one.path === path && signed(one) === line && line > 0,
    );
    const head = this.#reviews.find((one) => one.id === review)?.commit_id ?? this.#head;
    this.#code.push({
      id,
      body,
      user: person(by),
      resolver: null,
      pull_request_review_id: review,
      created_at: at,
      updated_at: at,
      path,
      commit_id: first?.commit_id ?? (line > 0 ? await this.#blame(head, path, line) : this.#head),
      original_commit_id: "",
      diff_hunk: first?.diff_hunk ?? (await this.#hunk(path, line + Math.sign(line) * (extraLines ?? 0))),
      position: Math.max(line, 0),
      original_position: Math.max(-line, 0),
      html_url: `${this.url}#issuecomment-${id}`,
      pull_request_url: this.url,
      extra_lines_count: extraLines,
    });
    this.#count(review, 1);
  }

  #count(review: number, change: number): void {
    this.#reviews = this.#reviews.map((one) =>
      one.id === review ? { ...one, comments_count: one.comments_count + change } : one,
    );
  }

  /** For a line that the file lacks Gitea takes the head. */
  async #blame(head: string, path: string, line: number): Promise<string> {
    const lines = (await this.#repo.git("show", `${head}:${path}`)).split("\n").length;
    if (line > lines) return this.#head;
    const blamed = await this.#repo.git("blame", "--porcelain", `-L${line},${line}`, head, "--", path);
    return blamed.slice(0, 40);
  }

  async #hunk(path: string, line: number): Promise<string> {
    const rows = await diffRows(this.#repo, this.#mergeBase, this.#head, path);
    const row = rows.find((one) =>
      line > 0 ? one.sign !== "-" && one.new === line : one.sign !== "+" && one.old === -line,
    );
    return row === undefined ? "" : cut(row.hunk);
  }

  #id(): number {
    return (this.#ids += 1);
  }

  #time(): string {
    return new Date((this.#now += 60) * 1000).toISOString().replace(".000", "");
  }
}

/** Keeps the last lines of a hunk and counts its header again, as `CutDiffAroundLine` does. */
function cut(hunk: string): string {
  const [header = "", ...rows] = hunk.split("\n");
  const [oldStart = 0, newStart = 0] = [...header.matchAll(/[-+](\d+)/gu)].map(([, start]) => Number(start));
  const above = rows.slice(0, Math.max(0, rows.length - HUNK_LINES));
  const kept = rows.slice(above.length);
  const count = (list: readonly string[], other: string): number =>
    list.filter((row) => row.charAt(0) !== other).length;
  const [oldFirst, newFirst] = [oldStart + count(above, "+"), newStart + count(above, "-")];
  return [`@@ -${oldFirst},${count(kept, "+")} +${newFirst},${count(kept, "-")} @@`, ...kept].join("\n");
}

function person(login: string): Person {
  const id = [...login].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000;
  return { id, login, full_name: login === "bot" ? "" : login.charAt(0).toUpperCase() + login.slice(1) };
}
