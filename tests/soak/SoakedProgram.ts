import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { transformWithOxc } from "vite";
import { startProgram, type StartedProgram } from "#tests/helpers/startProgram.ts";
import type { SoakSample } from "./SoakSample.ts";

/** The longest time that processes may keep running after the last request. */
const QUIET_MS = 20_000;
const POLL_MS = 200;

type Inside = Pick<SoakSample, "rss" | "used" | "p99Ms" | "stalls">;

/** The built program with a probe inside the process. */
export interface SoakedProgram {
  readonly program: StartedProgram;
  /** Waits until only git's long-running processes run, then returns the resources that the program holds. */
  sample(): Promise<Omit<SoakSample, "at" | "days" | "written">>;
}

/** Starts the built program and loads the probe first. */
export async function soakedProgram(path: string, folder: string): Promise<SoakedProgram> {
  const source = join(import.meta.dirname, "soakProbe.ts");
  const [probe, samples] = [join(folder, "probe.mjs"), join(folder, "samples.jsonl")];
  writeFileSync(probe, (await transformWithOxc(readFileSync(source, "utf8"), source)).code);
  writeFileSync(samples, "");
  const options = process.env["NODE_OPTIONS"];
  process.env["NODE_OPTIONS"] = `${options ?? ""} --import=${probe}`;
  process.env["GALLEY_SOAK_SAMPLES"] = samples;
  const program = await startProgram([path]);
  process.env["NODE_OPTIONS"] = options ?? "";
  const pid = program.child.pid ?? 0;
  let taken = 0;
  return {
    program,
    async sample() {
      await quiet(pid);
      process.kill(pid, "SIGUSR2");
      let lines: readonly string[] = [];
      for (let waited = 0; lines.length <= taken && waited < QUIET_MS; waited += POLL_MS) {
        await wait(POLL_MS);
        lines = readFileSync(samples, "utf8").split("\n").filter(Boolean);
      }
      const inside: Inside = JSON.parse(lines[taken] ?? "");
      taken = lines.length;
      const below = descendants(pid);
      const [broker = 0] = below;
      return { ...inside, descriptors: openFiles(pid) + openFiles(broker), children: below.length };
    },
  };
}

/** Waits until the number of processes has not changed for a second, or until the timeout. */
async function quiet(pid: number): Promise<void> {
  let [last, steady] = [-1, 0];
  for (let waited = 0; waited < QUIET_MS && steady < 1000; waited += POLL_MS) {
    const now = descendants(pid).length;
    steady = now === last ? steady + POLL_MS : 0;
    last = now;
    await wait(POLL_MS);
  }
}

/** Returns the descendants of a process, nearest first. */
function descendants(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/u.test(one))) {
    const stat = readOr(`/proc/${name}/stat`);
    const [, state = "", parent = ""] = /\) (\S) (\d+)/u.exec(stat) ?? [];
    if (state !== "" && state !== "Z") parents.set(Number(name), Number(parent));
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found.slice(1);
}

/** Reads a file of a process; returns an empty string if the process has ended. */
function readOr(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0; // it has ended
  }
}
