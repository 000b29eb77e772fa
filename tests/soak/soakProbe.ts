/**
 * Is loaded before the built program (`node --import`) and measures it from inside: on a signal, it collects garbage
 * and appends a line to the file that GALLEY_SOAK_SAMPLES names, with the resources that remain and the delays of the
 * event loop since the previous signal. Imports only `node:` modules, and does nothing in every other process that is
 * started with the same options.
 */
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The interval at which the event loop should run, and the delay from which it is recorded, in milliseconds. */
const TICK_MS = 10;
const LATE_MS = 100;

const file = process.env["GALLEY_SOAK_SAMPLES"];

function watch(samples: string): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  delay.enable();
  let stalls: { readonly ms: number; readonly busyMs: number }[] = [];
  let [last, lastCpu] = [performance.now(), process.cpuUsage()];
  const restart = (): void => {
    [last, lastCpu] = [performance.now(), process.cpuUsage()];
  };
  setInterval(() => {
    const ms = performance.now() - last - TICK_MS;
    const { user, system } = process.cpuUsage(lastCpu);
    if (ms > LATE_MS) stalls.push({ ms: Math.round(ms), busyMs: Math.round((user + system) / 1000) });
    restart();
  }, TICK_MS).unref();
  process.on("SIGUSR2", () => {
    if (typeof collect === "function") for (let times = 0; times < 3; times++) collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const spaces = getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith("code_"));
    const code = spaces.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
    const p99Ms = delay.percentile(99) / 1e6;
    appendFileSync(
      samples,
      `${JSON.stringify({ rss: rss - code, used: heapUsed + external - code, p99Ms, stalls })}\n`,
    );
    stalls = [];
    delay.reset();
    restart(); // garbage collection is not the program's own work
  });
}

if (file !== undefined && process.argv[1]?.endsWith("/dist/cli/main.js") === true) watch(file);
