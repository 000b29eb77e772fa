import { SAFE_SETTINGS } from "../processes/safeSettings.ts";

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Writes the command that git's shell runs as the other side of an exchange on this machine: with no hook, nothing that the
 * other repository's configuration names and nothing fetched in turn, since what lies at a path may be anybody's.
 */
export function remoteProgram(name: "upload-pack" | "receive-pack"): string {
  const settings = [...SAFE_SETTINGS, "receive.autogc=false"].flatMap((setting) => ["-c", quoted(setting)]);
  return `GIT_ALLOW_PROTOCOL= git ${settings.join(" ")} ${name}`;
}
