import { afterAll, afterEach, vi } from "vitest";
import { settings } from "#app/ui/settings.ts";
import { leftovers } from "./leftovers.ts";
import { tempFolder } from "./tempRepo.ts";

// Vitest runs this again for each test file, though files share their modules: what a file left goes away with it, and what the
// code under test keeps outside the repository is another file's no more.
const { env } = process;
const variables = { ...env };
process.env["GALLEY_CACHE_DIR"] = await tempFolder();
process.env["GALLEY_STATE_DIR"] = await tempFolder();

// A page knows its reader's choices from its beginning; the next one has another reader.
afterEach(() => {
  settings.saveWith(() => undefined)();
  settings.take(new Map());
});

afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreEnvironment();
  if (typeof window !== "undefined") clearPage();
  for (const putAway of leftovers.splice(0).reverse()) await putAway();
});

/** Files share one window: the next one finds it empty, at the top of a page that nobody was on. */
function clearPage(): void {
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  window.scrollTo(0, 0);
}

/** `unstubAllEnvs` deletes from the object that Vitest found at first, so no file may put another in its place. */
function restoreEnvironment(): void {
  if (process.env !== env) throw new Error("A test replaced process.env; use vi.stubEnv.");
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
}
