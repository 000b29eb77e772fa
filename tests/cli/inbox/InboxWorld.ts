import { readFile, rename, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { vi } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { markVisited } from "#server/operations/marks/markVisit.ts";
import { openReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { closeRepository } from "#server/reviews/index/ReviewContext.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";
import {
  type Act,
  type Actor,
  ADA,
  BOB,
  LOCKED,
  type PrintedInbox,
  type RepoFacts,
  type ReviewFacts,
  type ThreadFacts,
  type TreeFacts,
} from "./inboxFacts.ts";
import { ownInbox } from "./ownInbox.ts";

const LINES = 60;

/**
 * Two repositories with three work trees, in each of which an agent works for Ada, who is the viewer; Bob is her colleague.
 * Everything is done by git and by commands of galley, at a time that the script sets, and noted as it is done.
 */
export class InboxWorld {
  readonly repos: RepoFacts[] = [];
  readonly trees: TreeFacts[] = [];
  readonly #folder: string;
  #count = 0;
  #now = Math.floor(Date.now() / 1000) * 1000;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async begin(): Promise<InboxWorld> {
    const world = new InboxWorld(await tempFolder());
    vi.useFakeTimers({ toFake: ["Date"], now: world.#now });
    await ownInbox();
    const one = await world.#addRepo("one");
    const two = await world.#addRepo("two");
    await world.#addTree(one, ".claude/worktrees/fix", "Claude Code", 1);
    await world.#addTree(one, "../one-codex", "Codex", 2);
    await world.#addTree(two, "../two-gemini", "Gemini", 3);
    for (const { git } of world.repos) await world.#galley(git, "Ada", "list");
    return world;
  }

  /** The time in seconds since 1970. */
  get now(): number {
    return this.#now / 1000;
  }

  /** Lets ten minutes pass, so that each visit counts as one of its own. */
  pass(): void {
    this.#now += 600_000;
    vi.setSystemTime(this.#now);
  }

  async #addRepo(name: string): Promise<RepoFacts> {
    const git = await tempRepo({ at: join(this.#folder, name) });
    await git.git("config", "user.name", ADA.name);
    await git.git("config", "user.email", ADA.email);
    const lines = Array.from({ length: LINES }, (_, at) => `line ${at + 1}\n`).join("");
    await git.write({ "shared.txt": lines, ".gitignore": ".claude\n" });
    const repo: RepoFacts = { git, main: [], trees: [], reviews: [] };
    await this.#commit(git, `Begin ${name}`);
    this.repos.push(repo);
    return repo;
  }

  async #addTree(repo: RepoFacts, place: string, agent: string, slot: number): Promise<void> {
    const branch = `work-${slot}`;
    const path = join(repo.git.path, place);
    await repo.git.git("worktree", "add", "-q", "-b", branch, path);
    const git = await tempRepo({ at: path, existing: true });
    const origin = { name: basename(path), repo, path, git, agent, slot, branch };
    const state = { isDetached: false, isAhead: false, isLocked: false, isGone: false, touchesSlot: false };
    const work = { commits: [], base: 0, files: new Set<string>(), uncommitted: [], committedAt: 0, editedAt: 0 };
    const tree: TreeFacts = { ...origin, ...state, ...work, review: null };
    repo.trees.push(tree);
    this.trees.push(tree);
  }

  /** Runs git at the script's time. */
  async #git(repo: TempRepo, args: readonly string[], { name, email } = ADA): Promise<string> {
    const date = `${this.now} +0000`;
    const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date };
    const committer = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date };
    return (await repo.gitBytes(args, { env: { ...author, ...committer } })).toString().trim();
  }

  async #commit(repo: TempRepo, message: string, ...more: readonly string[]): Promise<void> {
    await this.#git(repo, ["add", "-A"]);
    await this.#git(repo, ["commit", "-q", "-m", message, ...more]);
  }

  /** Runs galley as Ada, as Bob, or as an agent that acts for Ada. */
  async #galley(
    repo: TempRepo,
    by: "Ada" | "Bob" | { readonly agent: string },
    ...args: readonly string[]
  ): Promise<string> {
    const { name, email } = by === "Bob" ? BOB : ADA;
    const agent = typeof by === "string" ? {} : by;
    await repo.git("config", "user.name", name);
    await repo.git("config", "user.email", email);
    const { text } = await runGalley(repo.path, args, agent);
    await repo.git("config", "user.name", ADA.name);
    await repo.git("config", "user.email", ADA.email);
    return text.trim();
  }

  /** Changes the line of a slot, or adds a file; returns the path. */
  async #edit(repo: TempRepo, slot: number | null): Promise<string> {
    const text = `change ${(this.#count += 1)}`;
    const name = slot === null ? `file-${this.#count}.txt` : "shared.txt";
    if (slot === null) await repo.write({ [name]: `${text}\n` });
    else {
      const lines = (await readFile(join(repo.path, name), "utf8")).split("\n");
      lines[slot * 10] = text;
      await writeFile(join(repo.path, name), lines.join("\n"));
    }
    return name;
  }

  #changed(tree: TreeFacts, ...files: readonly string[]): void {
    for (const file of files) tree.files.add(file);
    tree.uncommitted = [];
    tree.committedAt = this.now;
    tree.isAhead = tree.isDetached;
    if (tree.review !== null && !tree.isDetached) this.#pushed(tree.review, tree.files);
  }

  /** The next reading records this as a patch set. */
  #pushed(review: ReviewFacts, files: ReadonlySet<string>): void {
    for (const file of files) review.files.add(file);
    review.version += 1;
  }

  /** An agent commits in a work tree, its own or another's, with everything that was uncommitted there. */
  async commit(tree: TreeFacts, agent: string, touchesSlot: boolean): Promise<void> {
    const name = await this.#edit(tree.git, touchesSlot ? tree.slot : null);
    const trailer = `Co-authored-by: ${agent} <${agent.replace(" ", ".").toLowerCase()}@example.com>`;
    await this.#commit(tree.git, `Change ${this.#count}\n\n${trailer}`);
    tree.commits.push(agent);
    tree.touchesSlot ||= touchesSlot;
    this.#changed(tree, name, ...tree.uncommitted);
  }

  async amend(tree: TreeFacts): Promise<void> {
    const name = await this.#edit(tree.git, null);
    await this.#git(tree.git, ["add", "-A"]);
    await this.#git(tree.git, ["commit", "-q", "--amend", "--no-edit"]);
    this.#changed(tree, name, ...tree.uncommitted);
  }

  /** Rebases a branch on main; where they conflict, the branch's lines stay. */
  async rebase(tree: TreeFacts): Promise<void> {
    const missed = tree.repo.main.slice(tree.base);
    await this.#git(tree.git, ["rebase", "-q", "-X", "theirs", "main"]);
    tree.base = tree.repo.main.length;
    if (tree.commits.length > 0 && missed.length > 0) tree.committedAt = this.now;
    // An approval stays only over changes of other files.
    if (tree.touchesSlot && missed.some(({ slots }) => slots.length > 0))
      if (tree.review !== null) tree.review.version += 1;
  }

  async leaveUncommitted(tree: TreeFacts): Promise<void> {
    const name = `notes-${(this.#count += 1)}.txt`;
    await tree.git.write({ [name]: "not committed\n" });
    await utimes(join(tree.path, name), this.now, this.now);
    tree.uncommitted.push(name);
    tree.editedAt = this.now;
  }

  async detach(tree: TreeFacts): Promise<void> {
    await this.#git(tree.git, ["checkout", "-q", "--detach"]);
    tree.isDetached = true;
  }

  /** Takes the branch along to the detached HEAD. */
  async attach(tree: TreeFacts): Promise<void> {
    const before = await tree.repo.git.git("rev-parse", `refs/heads/${tree.branch}`);
    await this.#git(tree.git, ["switch", "-q", "-C", tree.branch]);
    Object.assign(tree, { isDetached: false, isAhead: false });
    const after = await tree.git.git("rev-parse", "HEAD");
    if (tree.review !== null && before !== after) this.#pushed(tree.review, tree.files);
  }

  async toggleLock(tree: TreeFacts): Promise<void> {
    const args = tree.isLocked ? ["unlock"] : ["lock", "--reason", LOCKED];
    await this.#git(tree.repo.git, ["worktree", ...args, tree.path]);
    tree.isLocked = !tree.isLocked;
  }

  /** The disk of a locked work tree is taken away, or is there again. */
  async toggleDisk(tree: TreeFacts): Promise<void> {
    await (tree.isGone ? rename(`${tree.path}.away`, tree.path) : rename(tree.path, `${tree.path}.away`));
    tree.isGone = !tree.isGone;
  }

  /** Main gets a change of Ada's, which conflicts with those of a work tree that touch the same slot. */
  async moveMain(repo: RepoFacts, slot: number | null): Promise<void> {
    await this.#edit(repo.git, slot);
    await this.#commit(repo.git, `Move main ${this.#count}`);
    repo.main.push({ slots: slot === null ? [] : [slot], at: this.now });
  }

  async request(tree: TreeFacts, hasReviewer: boolean): Promise<void> {
    const reviewers = hasReviewer ? ["--reviewer", BOB.email] : [];
    const args = ["request", tree.branch, "--base", "main", ...reviewers];
    tree.review = await this.#add(tree.repo, "Ada", tree.branch, hasReviewer, tree.files, () =>
      this.#galley(tree.git, { agent: tree.agent }, ...args),
    );
  }

  async #add(
    repo: RepoFacts,
    by: "Ada" | "Bob",
    branch: string,
    hasReviewer: boolean,
    files: ReadonlySet<string>,
    request: () => Promise<string>,
  ): Promise<ReviewFacts> {
    const title = await repo.git.git("log", "-1", "--format=%s", branch);
    const head = await repo.git.git("rev-parse", branch);
    const acts: Act[] = [{ by, kind: "push", at: this.now, hasText: false, version: 0 }];
    const fixed = { id: await request(), repo, title, branch, by, hasReviewer, files: new Set(files) };
    const state = { heads: [head], threads: [], version: 0, visitedAt: 0, visited: new Set<string>(), isOpen: true };
    const review: ReviewFacts = { ...fixed, ...state, acts };
    repo.reviews.push(review);
    return review;
  }

  /** Bob commits to a branch of his own, which is checked out nowhere. */
  async #commitAsBob(repo: RepoFacts, branch: string, parent: string): Promise<string> {
    const name = `bob-${(this.#count += 1)}.txt`;
    const index = join(this.#folder, `index-${this.#count}`);
    const at = async (...args: readonly string[]): Promise<string> =>
      (await repo.git.gitBytes(args, { env: { GIT_INDEX_FILE: index }, input: "Bob's\n" })).toString().trim();
    await at("read-tree", parent);
    const blob = await at("hash-object", "-w", "--stdin");
    await at("update-index", "--add", "--cacheinfo", `100644,${blob},${name}`);
    const commit = ["commit-tree", "-p", parent, "-m", `Bob's change ${this.#count}`, await at("write-tree")];
    await at("update-ref", `refs/heads/${branch}`, await this.#git(repo.git, commit, BOB));
    return name;
  }

  async requestAsBob(repo: RepoFacts): Promise<void> {
    const branch = `bob-${(this.#count += 1)}`;
    const name = await this.#commitAsBob(repo, branch, "main");
    const args = ["request", branch, "--base", "main", "--reviewer", ADA.email];
    await this.#add(repo, "Bob", branch, true, new Set([name]), () => this.#galley(repo.git, "Bob", ...args));
  }

  async pushAsBob(review: ReviewFacts): Promise<void> {
    const name = await this.#commitAsBob(review.repo, review.branch, review.branch);
    this.#pushed(review, new Set([name]));
    await this.#galley(review.repo.git, "Bob", "show", review.id);
  }

  #act(review: ReviewFacts, by: Actor, kind: Act["kind"], hasText: boolean): void {
    review.acts.push({ by, kind, at: this.now, hasText, version: review.version });
  }

  async comment(review: ReviewFacts, by: "Ada" | "Bob"): Promise<void> {
    const text = `Question ${(this.#count += 1)}?`;
    const args = ["comment", "--review", review.id, "--blocking", "-m", text];
    const [id = ""] = (await this.#galley(review.repo.git, by, ...args)).split("\n");
    review.threads.push({ id, writers: [by], at: this.now, isOpen: true });
    this.#act(review, by, "comment", true);
  }

  async answer(review: ReviewFacts, thread: ThreadFacts, by: "Bob" | { readonly agent: string }): Promise<void> {
    const isAddressed = by === "Bob" || this.#count % 2 === 0 ? [] : ["--addressed"];
    const args = ["reply", thread.id, ...isAddressed, "-m", `Answer ${(this.#count += 1)}`];
    await this.#galley(review.repo.git, by, ...args);
    thread.writers.push(by === "Bob" ? by : "agent");
    thread.at = this.now;
    this.#act(review, by === "Bob" ? by : "agent", "answer", true);
  }

  async resolve(review: ReviewFacts, thread: ThreadFacts, by: "Ada" | "Bob"): Promise<void> {
    await this.#galley(review.repo.git, by, "resolve", thread.id);
    thread.isOpen = false;
    this.#act(review, by, "resolve", false);
  }

  async verdict(review: ReviewFacts, by: "Ada" | "Bob", kind: "approve" | "reject"): Promise<void> {
    await this.#galley(review.repo.git, by, kind, review.id);
    this.#act(review, by, kind, false);
  }

  /** Ada merges the branch of a work tree into main with git, and its agent begins another branch there. */
  async land(tree: TreeFacts, review: ReviewFacts): Promise<void> {
    await this.#git(tree.repo.git, ["merge", "-q", "--no-ff", "-m", `Merge ${tree.branch}`, tree.branch]);
    tree.repo.main.push({ slots: tree.touchesSlot ? [tree.slot] : [], at: this.now });
    review.isOpen = false;
    await this.#beginBranch(tree);
  }

  async abandon(tree: TreeFacts, review: ReviewFacts): Promise<void> {
    await this.#galley(tree.repo.git, "Ada", "abandon", review.id);
    review.isOpen = false;
    await this.#beginBranch(tree);
  }

  async #beginBranch(tree: TreeFacts): Promise<void> {
    tree.branch = `work-${tree.slot}-${(this.#count += 1)}`;
    await this.#git(tree.git, ["switch", "-q", "-c", tree.branch, "main"]);
    const clean = { commits: [], touchesSlot: false, files: new Set(), base: tree.repo.main.length };
    Object.assign(tree, { ...clean, review: null });
  }

  /** Ada opens the files of a review. */
  async visit(review: ReviewFacts): Promise<void> {
    const head = await review.repo.git.git("rev-parse", `refs/heads/${review.branch}`);
    const opened = await openRepository(review.repo.git.path);
    const context = await openReviewContext(opened, {});
    await markVisited(context, { key: `visit-of-${(this.#count += 1)}`, review: review.id, head });
    await closeRepository(opened);
    review.visited.add(head);
    review.visitedAt = this.now;
  }

  /** Ada puts an item off. */
  async putOff(key: string): Promise<void> {
    await runGalley(this.#folder, ["inbox", "--put-off", key]);
  }

  /** Reads the inbox outside of any repository. Every reading records the heads that moved. */
  async inbox(): Promise<{ readonly code: number; readonly printed: PrintedInbox }> {
    const { text, code } = await runGalley(this.#folder, ["inbox", "--all", "--format", "json"]);
    for (const review of this.repos.flatMap(({ reviews }) => reviews).filter(({ isOpen }) => isOpen)) {
      const head = await review.repo.git.git("rev-parse", `refs/heads/${review.branch}`);
      if (review.heads.at(-1) === head) continue;
      review.heads.push(head);
      this.#act(review, review.by, "push", false);
    }
    return { code, printed: JSON.parse(text) };
  }
}
