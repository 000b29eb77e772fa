import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { givenOptions, parseArguments } from "#cli/arguments/parseArguments.ts";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import { postComment } from "#cli/mutations/commentMutations.ts";
import { submitVerdict } from "#cli/mutations/reviewMutations.ts";
import { findReview } from "#cli/reviews/findReview.ts";

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

/** A line of an agent's log file, the ledger. */
type Line =
  | { readonly kind: "started"; readonly mcp: number }
  | { readonly kind: "delivered"; readonly delivery: string; readonly submitted: readonly string[] }
  | { readonly kind: "acknowledged"; readonly delivery: string };

export interface LaneOptions {
  /** The agent's program: agentProgram.ts, bundled by `bundleProgram`. */
  readonly agent: string;
  readonly path: string;
  /** The branch to review. */
  readonly branch: string;
  readonly ledger: string;
  readonly random: () => number;
  /** The share of the submissions during which the agent or its server is killed. */
  readonly killed: number;
}

/** The longest time from a submission to a kill, in milliseconds. A delivery usually takes less. */
const KILL_MS = 400;
const POLL_MS = 10;

/** A user who submits reviews of one branch, and an agent that waits for them, is killed, and is started again. */
export class AgentLane {
  readonly #options: LaneOptions;
  #child: ChildProcess | null = null;
  #failures = "";
  #isOver = false;
  #submissions = 0;
  kills = 0;
  /** The ids of all submissions. */
  readonly submitted: string[] = [];

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#start();
  }

  /** Returns the lines of the ledger so far. */
  lines(): readonly Line[] {
    const { ledger } = this.#options;
    if (!existsSync(ledger)) return [];
    return readFileSync(ledger, "utf8")
      .split("\n")
      .slice(0, -1)
      .map((line): Line => JSON.parse(line));
  }

  /** Submits one review after another; each has to be delivered before the next. */
  async submit(count: number): Promise<void> {
    const { path, branch, random, killed } = this.#options;
    const person = await openGalley(path, null, () => undefined);
    try {
      await this.#until(() => this.lines().length > 0);
      await this.#until(() => findReview(person, branch).then(Boolean, () => false));
      for (let at = 0; at < count; at += 1) {
        const kill = random() < killed ? this.#killLater() : null;
        const id = await this.#submitOne(person);
        this.submitted.push(id);
        await kill;
        await this.#until(() => this.#hasReceived(id));
      }
    } finally {
      await person.close();
    }
  }

  /** Stops the agent and its server. */
  async end(): Promise<void> {
    this.#isOver = true;
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const closed = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await closed;
  }

  #start(): void {
    const { agent, path, branch, ledger } = this.#options;
    const child = spawn(process.execPath, [agent, PROGRAM, path, branch, ledger], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, CI: "true", NODE_ENV: "production" },
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (this.#failures += text));
    child.once("exit", () => {
      if (!this.#isOver) this.#start();
    });
    this.#child = child;
  }

  /** Kills the agent or its server after a random delay. */
  async #killLater(): Promise<void> {
    const { random } = this.#options;
    const isServer = random() < 0.5;
    await pause(random() * KILL_MS);
    const started = this.lines().findLast(({ kind }) => kind === "started");
    const pid = isServer && started?.kind === "started" ? started.mcp : this.#child?.pid;
    if (typeof pid !== "number") return; // It could not be started; -1 would kill all processes.
    try {
      process.kill(pid, "SIGKILL");
      this.kills += 1;
    } catch {
      // The process has just ended.
    }
  }

  async #submitOne(person: OpenGalley): Promise<string> {
    const { branch } = this.#options;
    this.#submissions += 1;
    const body = `Submission ${this.#submissions}`;
    if (this.#submissions % 3 !== 0) {
      const name = this.#submissions % 3 === 1 ? "reject" : "approve";
      const command = parseArguments([name, branch]);
      if (command.kind !== "command") throw new Error("It is a command.");
      return (await submitVerdict(person, command, name === "reject" ? "REQUEST_CHANGES" : "APPROVE", body)).id;
    }
    const review = await findReview(person, branch);
    const anchor = { path: "a", startLine: 2, endLine: 2, side: "NEW" } as const;
    return (await postComment(person, review, givenOptions({ options: {} }), { anchor, body, kind: "NOTE" })).id;
  }

  #hasReceived(id: string): boolean {
    return this.lines().some((line) => line.kind === "delivered" && line.submitted.includes(id));
  }

  async #until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    await expect.poll(isSo, { interval: POLL_MS, message: this.#failures }).toBe(true);
  }
}

/** Returns the deliveries that were repeated after they were acknowledged, or without a kill that explains it. */
export function faultsOf(lane: AgentLane): readonly string[] {
  const deliveries = new Map<string, readonly string[]>();
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  const times = new Map<string, number>();
  for (const line of lane.lines()) {
    if (line.kind === "acknowledged") for (const id of deliveries.get(line.delivery) ?? []) acknowledged.add(id);
    if (line.kind !== "delivered") continue;
    deliveries.set(line.delivery, line.submitted);
    for (const id of line.submitted) {
      if (acknowledged.has(id)) faults.push(`${id} came again after it was acknowledged`);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
  }
  for (const id of lane.submitted) if (!times.has(id)) faults.push(`${id} is lost`);
  for (const id of times.keys()) if (!lane.submitted.includes(id)) faults.push(`${id} was not submitted`);
  const repeats = [...times.values()].filter((count) => count > 1).length;
  if (repeats > lane.kills) faults.push(`${repeats} came twice after ${lane.kills} kills`);
  return faults;
}

/**
 * Returns the commands of the processes that were started with this environment variable: git and Galley. Linux only.
 */
export function processesWith(variable: string, value: string): readonly string[] {
  const read = (file: string): string => {
    try {
      return readFileSync(file, "latin1");
    } catch {
      return ""; // it has ended, or is another user's
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name) && name !== String(process.pid))
    .filter((name) => read(`/proc/${name}/environ`).split("\0").includes(`${variable}=${value}`))
    .map((name) => read(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim())
    .filter((command) => command !== "");
}
