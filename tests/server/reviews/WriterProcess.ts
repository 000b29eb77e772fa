import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a writer writes, and where. */
export interface WriterSettings {
  /** The program, as `bundleProgram` built it from storeWriter.ts. */
  readonly program: string;
  readonly path: string;
  readonly revision: string;
  readonly name: string;
  /** The number of comments; Infinity to write as many as possible until `end` is called. */
  readonly count: number;
  readonly pauseMs: number;
  /** The notes to which it writes: the public notes if absent. */
  readonly scope?: "public" | "private";
}

/**
 * The processes that a kill ends: the writer with all its children, its broker with its git processes, or only the git
 * processes.
 */
export type Victim = "writer" | "broker" | "git";

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return []; // It has exited.
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false; // It has exited.
  }
}

/** Kills a part of a process of Galley without warning; returns true if there was such a process. */
export function killPart(pid: number, victim: Victim): boolean {
  const brokers = childrenOf(pid);
  const gits = brokers.flatMap(childrenOf);
  if (victim === "git") return gits.map(kill).includes(true);
  if (victim === "broker") return [...brokers, ...gits].map(kill).includes(true);
  return [pid, ...brokers, ...gits].map(kill).includes(true);
}

/** The number of comments passed to it at a time. */
const BATCH = 100;

/** A writer that is restarted with its unconfirmed comments each time it is killed. */
export class WriterProcess {
  readonly #settings: WriterSettings;
  /** Comments that were passed to it and that it has not confirmed yet. */
  readonly #left = new Set<number>();
  #sent = 0;
  #count: number;
  #child: ChildProcess | null = null;
  #isHurt = false;
  /** The numbers of the comments that it confirmed as written. */
  readonly acknowledged: number[] = [];
  /** Settles when everything is written, or when the writer has failed without being killed. */
  readonly done: Promise<void>;

  constructor(settings: WriterSettings) {
    this.#settings = settings;
    this.#count = settings.count;
    this.done = this.#run();
  }

  /** Returns the key of a comment. */
  key(number: number): string {
    return `${this.#settings.name}-${String(number).padStart(8, "0")}`;
  }

  /** Kills a part of it without warning; returns true if there was such a process. */
  kill(victim: Victim): boolean {
    const pid = this.#child?.pid;
    if (pid === undefined) return false;
    this.#isHurt = true;
    return killPart(pid, victim);
  }

  /** Makes it stop after the comments that it already has. */
  end(): void {
    this.#count = this.#sent;
  }

  async #run(): Promise<void> {
    for (;;) {
      for (; this.#left.size < BATCH && this.#sent < this.#count; this.#sent += 1) this.#left.add(this.#sent);
      if (this.#left.size === 0) return;
      const { code, stderr } = await this.#start();
      // If its git was killed, the writer may fail and is restarted; a failure without a kill is a real failure.
      if (code !== 0 && !this.#isHurt) throw new Error(`${this.#settings.name} failed: ${stderr}`);
    }
  }

  #start(): Promise<{ readonly code: number | null; readonly stderr: string }> {
    const { program, path, revision, name, pauseMs, scope = "public" } = this.#settings;
    const settings = [path, revision, name, String(pauseMs), ...[...this.#left].map(String)];
    const child = spawn(process.execPath, [program, ...settings], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, SCOPE: scope },
    });
    this.#child = child;
    this.#isHurt = false;
    let [line, stderr] = ["", ""];
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const lines = (line + text).split("\n");
      line = lines.pop() ?? "";
      for (const number of lines.map(Number)) {
        this.acknowledged.push(number);
        this.#left.delete(number);
      }
    });
    return new Promise((resolve) => child.once("close", (code) => resolve({ code, stderr })));
  }
}
