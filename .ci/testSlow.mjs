// @ts-check
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** The tests get QUOTA_US microseconds of one core in each period of PERIOD_US. */
const QUOTA_US = 25_000;
const PERIOD_US = 100_000;
const NAME = `galley-test-${process.pid}`;

/**
 * Runs `npm test` with a quarter of one core, to find tests that depend on the speed of the machine. Takes the
 * arguments of `npm test`. The limit is a cgroup, which needs root. Fails with exit code 2 and a reason if no cgroup
 * can be created.
 */
await runScript(import.meta.url, async (args) => {
  const group = makeGroup();
  try {
    writeFileSync(join(group, "cgroup.procs"), String(process.pid));
    const { code } = await runTool(process.execPath, [join(root, ".ci/test.mjs"), ...args], { print: "both" });
    return code;
  } finally {
    writeFileSync(join(group, "../cgroup.procs"), String(process.pid));
    removeGroup(group);
  }
});

/** Creates a cgroup with the limit: of version 2 if it is mounted, otherwise of version 1. @returns {string} its folder */
function makeGroup() {
  const isUnified = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const group = join(isUnified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu", NAME);
  try {
    if (isUnified) writeFileSync("/sys/fs/cgroup/cgroup.subtree_control", "+cpu");
    mkdirSync(group);
    if (isUnified) writeFileSync(join(group, "cpu.max"), `${QUOTA_US} ${PERIOD_US}`);
    else {
      writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD_US));
      writeFileSync(join(group, "cpu.cfs_quota_us"), String(QUOTA_US));
    }
    return group;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ScriptError(
      `The processor time cannot be limited: ${reason}. Run this as root on a system with cgroups.`,
      2,
    );
  }
}

/** A cgroup can be removed only after its last process has ended. @param {string} group */
function removeGroup(group) {
  try {
    rmdirSync(group);
  } catch (error) {
    process.stderr.write(`${group} could not be removed: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
