/** Gives what opens an address in the person's browser; null where no display is seen. */
export function browserOpener(environment: NodeJS.ProcessEnv): readonly [string, ...string[]] | null {
  if (environment["CI"] || environment["SSH_CONNECTION"]) return null;
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["cmd", "/c", "start", ""];
  return environment["DISPLAY"] || environment["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
