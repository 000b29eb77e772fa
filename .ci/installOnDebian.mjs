// @ts-check
import { existsSync } from "node:fs";
import { progress } from "./progress.mjs";
import { runTool } from "./runTool.mjs";

/**
 * Installs these Debian packages with apt-get, which needs root or sudo without a password. Does nothing on other
 * systems. The caller has to check that the programs are installed afterwards.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether the system is Debian or a derivative
 */
export async function installOnDebian(names) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const isDebian = existsSync("/etc/debian_version") && existsSync("/usr/bin/apt-get");
  if (!isDebian) return false;
  await progress(`Installing ${names[0]}`, async () => {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...names]]) {
      const [program = "", ...rest] = [...asRoot, "apt-get", ...args];
      const { code } = await runTool(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" }, print: "stderr" });
      if (code !== 0) break;
    }
  });
  return true;
}
