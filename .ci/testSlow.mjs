// @ts-check
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** The share of one core that the tests get, in microseconds of each period. */
const QUOTA_US = 25_000;
const PERIOD_US = 100_000;
const NAME = `galley-test-${process.pid}`;

/**
 * Runs `npm test` with a quarter of one core, to find tests that depend on how fast the machine is. The limit is a cgroup, which
 * needs root; takes the arguments of `npm test`. Fails with exit code 2 and a reason where no cgroup can be made.
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

/** Makes a control group with the limit: of version 2 where it is mounted, else of version 1. @returns {string} its folder */
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
      `The processor cannot be limited here: ${reason}. Run this as root, where cgroups are mounted.`,
      2,
    );
  }
}

/** A group goes only when its last process is gone. @param {string} group */
function removeGroup(group) {
  try {
    rmdirSync(group);
  } catch (error) {
    process.stderr.write(`${group} could not be removed: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
