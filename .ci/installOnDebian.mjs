// @ts-check
import { existsSync } from "node:fs";
import { progress } from "./progress.mjs";
import { runTool } from "./runTool.mjs";

/**
 * Installs Debian's packages of these names with apt-get, which takes root or a sudo that asks for no password; does nothing
 * elsewhere. Whether they are there then is for the caller to see.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether this is a Debian or one of its kin
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
