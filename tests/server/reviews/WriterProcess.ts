import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a writer is to write, and where. */
export interface WriterSettings {
  /** The program, as `bundleProgram` made it of storeWriter.ts. */
  readonly program: string;
  readonly path: string;
  readonly revision: string;
  readonly name: string;
  /** How many comments; Infinity for as many as it can until `end` is called. */
  readonly count: number;
  readonly pauseMs: number;
  readonly lockAgeMs: number;
  /** Where it writes: the public notes if absent. */
  readonly scope?: "public" | "private";
}

/** The one that a kill meets: the writer with all that it started, its broker with its gits, or the gits alone. */
export type Victim = "writer" | "broker" | "git";

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return []; // it has ended
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch {
    return false; // it has ended
  }
}

/** Kills a part of a process of Galley, just as it is; returns true if there was any. */
export function killPart(pid: number, victim: Victim): boolean {
  const brokers = childrenOf(pid);
  const gits = brokers.flatMap(childrenOf);
  if (victim === "git") return gits.map(kill).includes(true);
  if (victim === "broker") return [...brokers, ...gits].map(kill).includes(true);
  return [pid, ...brokers, ...gits].map(kill).includes(true);
}

/** How many comments it is given at a time. */
const BATCH = 100;

/** A writer that is started again, with what it has not been promised yet, as often as it is killed. */
export class WriterProcess {
  readonly #settings: WriterSettings;
  /** Comments that it was given and that it was not promised yet. */
  readonly #left = new Set<number>();
  #sent = 0;
  #count: number;
  #child: ChildProcess | null = null;
  #isHurt = false;
  /** Numbers of comments that it was promised to be there. */
  readonly acknowledged: number[] = [];
  /** Settles when all is written, or when the writer has failed by itself. */
  readonly done: Promise<void>;

  constructor(settings: WriterSettings) {
    this.#settings = settings;
    this.#count = settings.count;
    this.done = this.#run();
  }

  /** Gives the key of a comment. */
  key(number: number): string {
    return `${this.#settings.name}-${String(number).padStart(8, "0")}`;
  }

  /** Kills a part of it, just as it is; reports whether there was any. */
  kill(victim: Victim): boolean {
    const pid = this.#child?.pid;
    if (pid === undefined) return false;
    this.#isHurt = true;
    return killPart(pid, victim);
  }

  /** Has it write no more than it was given. */
  end(): void {
    this.#count = this.#sent;
  }

  async #run(): Promise<void> {
    for (;;) {
      for (; this.#left.size < BATCH && this.#sent < this.#count; this.#sent += 1) this.#left.add(this.#sent);
      if (this.#left.size === 0) return;
      const { code, stderr } = await this.#start();
      // Whose git is killed may fail, and is started again; what fails though nothing was done to it failed by itself.
      if (code !== 0 && !this.#isHurt) throw new Error(`${this.#settings.name} failed: ${stderr}`);
    }
  }

  #start(): Promise<{ readonly code: number | null; readonly stderr: string }> {
    const { program, path, revision, name, pauseMs, lockAgeMs, scope = "public" } = this.#settings;
    const settings = [path, revision, name, String(pauseMs), String(lockAgeMs), ...[...this.#left].map(String)];
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
