import { createHash } from "node:crypto";
import type { ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { diffRows } from "./diffRows.ts";
import {
  type Approvals,
  type Discussion,
  type Draft,
  type DraftFields,
  lineCode,
  type Line,
  type Note,
  pages,
  type Position,
  type Request,
  type Reviewer,
  rowOf,
  timeText,
  user,
  type Version,
} from "./gitlabTypes.ts";

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
  /** The positions of drafts on whole files, by their ids. */
  readonly #onFiles = new Map<number, Position>();
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

  /** Executes a request of Ada's glab; fails as GitLab refuses it, with nothing changed. */
  async execute({ program, args, input }: ForgeCommand): Promise<void> {
    const [api, hostname, host, , method] = args;
    const at = `projects/${encodeURIComponent("group/sub/project")}/merge_requests/7/`;
    const path = args.at(-1) ?? "";
    if (`${program} ${api} ${hostname} ${host}` !== "glab api --hostname gitlab.example.org" || !path.startsWith(at))
      throw new Error("404 Not Found");
    const [part = "", id = ""] = path.slice(at.length).split("/");
    const fields = input === null ? {} : (JSON.parse(input) as DraftFields);
    switch (`${method} ${part}${/^\d+$/u.test(id) ? "/N" : id === "bulk_publish" ? `/${id}` : ""}`) {
      case "POST draft_notes":
        return this.#addDraft(fields);
      case "PUT draft_notes/N":
        this.#drafts = this.#drafts.map((one) => (one.id === Number(id) ? { ...one, note: fields.note ?? "" } : one));
        return;
      case "DELETE draft_notes/N":
        this.#drafts = this.#drafts.filter((one) => one.id !== Number(id));
        return;
      case "POST draft_notes/bulk_publish":
        return this.#publish();
      case "POST approve":
        if (fields.sha !== this.#refs("").head_sha) throw new Error("409 SHA does not match HEAD of source branch");
        return this.approve("ada");
      case "PUT notes/N":
        this.#discussions = this.#discussions.map((one) => ({
          ...one,
          notes: one.notes.map((note) => (note.id === Number(id) ? { ...note, body: fields.body ?? "" } : note)),
        }));
        return;
      default:
        if (method !== "PUT" || part !== "discussions" || !this.#discussions.some((one) => one.id === id))
          throw new Error("404 Not Found");
        return this.resolve(id, fields.resolved === true ? "ada" : null);
    }
  }

  /** What everybody sees: of each discussion its place, its state and its texts without marks; and who approved. */
  published() {
    const texts = (notes: readonly Note[]) => notes.map(({ body }) => body.replace(/\n*<!-- galley:[\w,]+ -->$/u, ""));
    return {
      discussions: this.#discussions
        .filter(({ notes }) => notes[0]?.system === false)
        .map(({ notes }) => {
          const { position, resolved } = notes[0] ?? {};
          const lines = [position?.old_line ?? null, position?.new_line ?? null];
          return [position?.new_path ?? null, ...lines, resolved, texts(notes)];
        }),
      approvals: this.#approvals.map(({ user: { username } }) => username),
      drafts: this.#drafts.length,
    };
  }

  async #addDraft({ note = "", position, in_reply_to_discussion_id: replyTo }: DraftFields): Promise<void> {
    const thread = replyTo ?? null;
    if (note.trim() === "") throw new Error("400 note is missing");
    if (thread !== null && !this.#discussions.some(({ id }) => id === thread)) throw new Error("404 Not Found");
    const refs = this.#refs(position?.new_path ?? "");
    const names = ["base_sha", "start_sha", "head_sha"] as const;
    if (position !== undefined && names.some((name) => position[name] !== refs[name]))
      throw new Error("400 position is incomplete");
    if (position?.position_type === "text") {
      const { old_line: oldLine, new_line: newLine, new_path: path = "", line_range: range } = position;
      const rows = await diffRows(this.#repo, refs.start_sha, refs.head_sha, path);
      const last = rowOf(rows, oldLine, newLine);
      const codes = rows.map((row) => lineCode(path, row));
      const isKnown = [range?.start, range?.end].every((one) =>
        codes.some(({ line_code, type }) => one === undefined || (one.line_code === line_code && one.type === type)),
      );
      if (!isKnown || (range !== undefined && range.end?.line_code !== lineCode(path, last).line_code))
        throw new Error("400 position must be a valid json schema");
    }
    const stored = position === undefined ? null : { old_line: null, new_line: null, ...position };
    this.#drafts.push({
      id: this.#id(),
      author_id: user("ada").id,
      merge_request_id: ID,
      resolve_discussion: false,
      discussion_id: thread,
      note,
      // GitLab does not list the position of a draft on a file.
      position: stored?.position_type === "text" ? stored : { position_type: "text" },
    });
    if (stored?.position_type === "file") this.#onFiles.set(this.#ids, stored);
  }

  #publish(): void {
    for (const { id, note, discussion_id: thread, position } of this.#drafts) {
      const place = this.#onFiles.get(id) ?? (position.head_sha === undefined ? null : (position as Position));
      if (thread !== null) this.reply(thread, "ada", note);
      else if (place === null) this.discuss("ada", note);
      else this.#begin({ ...this.#note("ada", note), type: "DiffNote", position: place });
    }
    this.#drafts = [];
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
      user("ada"),
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
