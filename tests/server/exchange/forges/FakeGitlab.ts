import { createHash } from "node:crypto";
import type {
  ApprovedByEntity,
  DiscussionNotePositionLineRangeSchema,
  DiscussionNotePositionTextSchema,
  DiscussionSchema,
  ExpandedMergeRequestSchema,
  MergeRequestDiffVersionsSchema,
  MergeRequestDiscussionNoteSchema,
  MergeRequestDraftNoteSchema,
  MergeRequestReviewerSchema,
} from "@gitbeaker/core";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { type DiffRow, diffRows } from "./diffRows.ts";

/** The named members of a type, so that a member with another name does not compile. */
type Known<Type> = { readonly [Name in keyof Type as string extends Name ? never : Name]: Type[Name] };

type User = Known<ApprovedByEntity["user"]>;

/** GitLab's documentation has numbers where these types have texts, and positions of files. */
type Position = Omit<
  Known<DiscussionNotePositionTextSchema>,
  "new_line" | "old_line" | "line_range" | "position_type"
> & {
  readonly position_type: DiscussionNotePositionTextSchema["position_type"] | "file";
  readonly new_line: number | null;
  readonly old_line: number | null;
  readonly line_range?: Known<DiscussionNotePositionLineRangeSchema>;
};

/** The types lack what the API adds for notes that can be resolved, and who did it is a user. */
type Note = Omit<Known<MergeRequestDiscussionNoteSchema>, "resolved_by" | "resolved_at" | "position"> & {
  readonly position?: Position;
  readonly resolved?: boolean;
  readonly resolved_by?: User | null;
  readonly resolved_at?: string | null;
};

type Discussion = Omit<Known<DiscussionSchema>, "notes"> & { readonly notes: readonly Note[] };
type Version = Known<MergeRequestDiffVersionsSchema>;
type Reviewer = Omit<Known<MergeRequestReviewerSchema>, "user"> & { readonly user: User };
type Draft = Omit<Known<MergeRequestDraftNoteSchema>, "position" | "discussion_id"> & {
  readonly position: Partial<Position>;
  readonly discussion_id: string | null;
};
type Request = Pick<
  Known<ExpandedMergeRequestSchema>,
  | ("id" | "iid" | "project_id" | "title" | "description" | "state" | "created_at" | "updated_at")
  | ("web_url" | "author" | "reviewers" | "sha" | "diff_refs" | "user_notes_count")
>;
/** Releases before 18 have no time of an approval. */
type Approvals = { readonly approved_by: readonly { readonly user: User; readonly approved_at?: string }[] };

/** What a client names: an unchanged line by both of its numbers, a removed one by the old, an added one by the new. */
export interface Line {
  readonly path: string;
  readonly oldLine?: number;
  readonly newLine?: number;
  /** The first of several lines. */
  readonly from?: { readonly oldLine?: number; readonly newLine?: number };
}

const ID = 93_958_054;
const START = 1_700_100_000;

/** GitLab's side of merge request 7 of `group/sub/project`, on a bare repository. It refuses what GitLab refuses. */
export class FakeGitlab {
  readonly url: string;
  title = "Change some lines";
  description: string | null = "Why it changes them.";
  readonly #repo: TempRepo;
  readonly #versions: Version[] = [];
  #discussions: Discussion[] = [];
  #drafts: Draft[] = [];
  #approvals: Approvals["approved_by"] = [];
  #reviewers: Reviewer[] = [];
  #ids = 1000;
  #now = START;

  constructor(repo: TempRepo, url = "https://gitlab.example.org/group/sub/project/-/merge_requests/7") {
    this.#repo = repo;
    this.url = url;
  }

  /** Receives a push to the branch: a new version, to which the comments on files move that it leaves alone. */
  async push(head: string): Promise<void> {
    await this.#repo.git("update-ref", "refs/merge-requests/7/head", head);
    const target = await this.#repo.git("rev-parse", "main");
    const base = await this.#repo.git("merge-base", target, head);
    const before = this.#versions[0];
    const refs = { base_sha: base, start_sha: target, head_sha: head };
    this.#versions.unshift({
      id: this.#id(),
      head_commit_sha: head,
      base_commit_sha: base,
      start_commit_sha: target,
      created_at: this.#time(),
      merge_request_id: ID,
      state: "collected",
      real_size: "2",
    });
    if (before === undefined) return;
    const changed = await this.#repo.git("diff", "--name-only", before.head_commit_sha, head);
    const move = (note: Note): Note => {
      const { position } = note;
      const isCurrent =
        position?.head_sha === before.head_commit_sha && !changed.split("\n").includes(position.new_path ?? "");
      return isCurrent ? { ...note, position: { ...position, ...refs } } : note;
    };
    this.#discussions = this.#discussions.map((one) => ({ ...one, notes: one.notes.map(move) }));
  }

  /** Begins a thread on a line; fails as GitLab does if no hunk of the diff shows that line. */
  async comment(by: string, line: Line, body: string): Promise<string> {
    return this.#begin({ ...this.#note(by, body), type: "DiffNote", position: await this.#position(line) });
  }

  /** Begins a thread on a whole file. */
  commentFile(by: string, path: string, body: string): string {
    const position: Position = { ...this.#refs(path), position_type: "file", old_line: null, new_line: null };
    return this.#begin({ ...this.#note(by, body), type: "DiffNote", position });
  }

  /** Begins a thread on the merge request. */
  discuss(by: string, body: string): string {
    return this.#begin({ ...this.#note(by, body), type: "DiscussionNote" });
  }

  /** Writes a comment that cannot be resolved. */
  note(by: string, body: string): string {
    return this.#begin({ ...this.#note(by, body), resolvable: false }, true);
  }

  reply(thread: string, by: string, body: string): void {
    this.#change(thread, (notes) => [
      ...notes,
      {
        ...this.#note(by, body),
        ...(notes[0]?.type == null ? { resolvable: false } : { resolved: notes[0].resolved ?? false }),
      },
    ]);
  }

  edit(thread: string, index: number, body: string): void {
    const edited = { body, updated_at: this.#time() };
    this.#change(thread, (notes) => notes.map((note, at) => (at === index ? { ...note, ...edited } : note)));
  }

  remove(thread: string, index: number): void {
    this.#change(thread, (notes) => notes.filter((_, at) => at !== index));
    this.#discussions = this.#discussions.filter(({ notes }) => notes.length > 0);
  }

  resolve(thread: string, by: string | null): void {
    const resolved = { resolved: by !== null, resolved_by: by === null ? null : user(by), resolved_at: this.#time() };
    this.#change(thread, (notes) => notes.map((note) => (note.resolvable ? { ...note, ...resolved } : note)));
  }

  approve(by: string, statesTime = true): void {
    const { created_at } = this.#event(by, "approved this merge request");
    this.#approvals = [...this.#approvals, { user: user(by), ...(statesTime ? { approved_at: created_at } : {}) }];
  }

  revokeApproval(by: string): void {
    this.#event(by, "unapproved this merge request");
    this.#approvals = this.#approvals.filter(({ user: { username } }) => username !== by);
  }

  request(from: string): void {
    this.#reviewers.push({ user: user(from), state: "unreviewed", created_at: this.#time() });
  }

  requestChanges(by: string): void {
    this.#event(by, "requested changes");
    this.#reviewers = this.#reviewers.map((one) =>
      one.user.username === by ? { ...one, state: "requested_changes" as const } : one,
    );
  }

  async draft(line: Line | null, body: string, thread: string | null = null): Promise<void> {
    // GitLab gives a position without values for a draft that has none.
    const position = line === null ? { position_type: "text" as const } : await this.#position(line);
    this.#drafts.push({
      id: this.#id(),
      author_id: user("ada").id,
      merge_request_id: ID,
      resolve_discussion: false,
      discussion_id: thread,
      note: body,
      position,
    });
  }

  dropDrafts(): void {
    this.#drafts = [];
  }

  /** Returns the replies in the order in which `gitlabCommand` requests them, lists in pages of this size. */
  replies(pageSize = 100): readonly unknown[] {
    const { base_sha, head_sha, start_sha } = this.#refs("");
    const notes = this.#discussions.flatMap((one) => one.notes);
    const request: Request = {
      id: ID,
      iid: 7,
      project_id: 5,
      title: this.title,
      description: this.description,
      state: "opened",
      created_at: timeText(START),
      updated_at: timeText(this.#now),
      web_url: this.url,
      author: user("grace"),
      reviewers: this.#reviewers.map((one) => one.user),
      sha: head_sha,
      diff_refs: { base_sha, head_sha, start_sha },
      user_notes_count: notes.filter(({ system }) => !system).length,
    };
    const approvals: Approvals = { approved_by: this.#approvals };
    return [
      request,
      ...pages(this.#versions, pageSize),
      approvals,
      ...pages(this.#reviewers, pageSize),
      ...pages(this.#drafts, pageSize),
      ...pages(this.#discussions, pageSize),
    ];
  }

  #begin(note: Note, isIndividual = false): string {
    const id = createHash("sha1").update(String(note.id)).digest("hex");
    this.#discussions.push({ id, individual_note: isIndividual, notes: [note] });
    return id;
  }

  #change(thread: string, change: (notes: readonly Note[]) => readonly Note[]): void {
    this.#discussions = this.#discussions.map((one) =>
      one.id === thread ? { ...one, notes: change(one.notes) } : one,
    );
  }

  #event(by: string, body: string): Note {
    const note = { ...this.#note(by, body), system: true, resolvable: false };
    this.#begin(note, true);
    return note;
  }

  #note(by: string, body: string): Note {
    const at = this.#time();
    return {
      id: this.#id(),
      type: null,
      body,
      attachment: null,
      author: user(by),
      created_at: at,
      updated_at: at,
      system: false,
      noteable_id: ID,
      noteable_type: "MergeRequest",
      noteable_iid: 7,
      resolvable: true,
      resolved: false,
      resolved_by: null,
      resolved_at: null,
    };
  }

  #refs(path: string) {
    const [version] = this.#versions;
    if (version === undefined) throw new Error("Nothing was pushed.");
    const { base_commit_sha: base_sha, start_commit_sha: start_sha, head_commit_sha: head_sha } = version;
    return { base_sha, start_sha, head_sha, old_path: path, new_path: path };
  }

  async #position({ path, oldLine, newLine, from }: Line): Promise<Position> {
    const refs = this.#refs(path);
    const rows = await diffRows(this.#repo, refs.start_sha, refs.head_sha, path);
    const last = rowOf(rows, oldLine, newLine);
    const first = from === undefined ? null : rowOf(rows, from.oldLine, from.newLine);
    const position: Position = {
      ...refs,
      position_type: "text",
      old_line: oldLine ?? null,
      new_line: newLine ?? null,
    };
    return first === null
      ? position
      : { ...position, line_range: { start: lineCode(path, first), end: lineCode(path, last) } };
  }

  #id(): number {
    return (this.#ids += 1);
  }

  #time(): string {
    return timeText((this.#now += 60));
  }
}

function timeText(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function user(username: string): User {
  const id = [...username].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000;
  const name = username.charAt(0).toUpperCase() + username.slice(1);
  return { id, name, username, state: "active", avatar_url: "", web_url: `https://gitlab.example.org/${username}` };
}

/** Finds the row of a diff that a client names; fails as GitLab does. */
function rowOf(rows: readonly DiffRow[], oldLine?: number, newLine?: number): DiffRow {
  const sign = oldLine === undefined ? "+" : newLine === undefined ? "-" : " ";
  const row = rows.find(
    (one) => one.sign === sign && one.old === (oldLine ?? one.old) && one.new === (newLine ?? one.new),
  );
  if (row === undefined) throw new Error(`400 (Bad request) "Note {:line_code=>["can't be blank"]}" not given`);
  return row;
}

function lineCode(path: string, { sign, old: oldLine, new: newLine }: DiffRow) {
  const file = createHash("sha1").update(path).digest("hex");
  return { line_code: `${file}_${oldLine}_${newLine}`, type: sign === "+" ? ("new" as const) : ("old" as const) };
}

function pages<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}
