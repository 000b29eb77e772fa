import { spawn } from "node:child_process";

/**
 * Opens an address in the person's browser where there is one to be seen: on macOS and Windows always, elsewhere under
 * a display. Tells whether it tried. A browser that does not start is no failure of ours: the address is printed.
 */
export function openBrowser(address: string, environment: NodeJS.ProcessEnv): boolean {
  const opener = openerFor(environment);
  if (!opener) return false;
  const [program, ...words] = opener;
  const child = spawn(program, [...words, address], { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write("No browser could be opened; open the address yourself.\n"));
  child.unref();
  return true;
}

function openerFor(environment: NodeJS.ProcessEnv): readonly [string, ...string[]] | null {
  if (environment["CI"] || environment["SSH_CONNECTION"]) return null;
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["cmd", "/c", "start", ""];
  return environment["DISPLAY"] || environment["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
