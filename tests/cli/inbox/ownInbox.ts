import { join } from "node:path";
import { vi } from "vitest";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

/** Gives a test a list of known repositories of its own, with nothing in it. */
export async function ownInbox(): Promise<void> {
  vi.stubEnv("GALLEY_STATE_DIR", await tempFolder());
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(await tempFolder(), "config"));
}
