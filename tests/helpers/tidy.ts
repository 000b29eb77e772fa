import { afterAll, afterEach, vi } from "vitest";
import { settings } from "#app/ui/settings.ts";
import { leftovers } from "./leftovers.ts";
import { tempFolder } from "./tempRepo.ts";

// Vitest runs this file again for each test file, although test files share their modules. What a test file leaves
// behind is deleted after it, and files that the code under test stores outside the repository are not shared with
// other test files.
const { env } = process;
const variables = { ...env };
process.env["GALLEY_CACHE_DIR"] = await tempFolder();
process.env["GALLEY_STATE_DIR"] = await tempFolder();
// Each test file has its own copy of the modules that wait for the end of the process.
process.setMaxListeners(0);

// A page has its user's settings from the start; the next test has another user.
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

/** Test files share one window: each one starts with an empty page, scrolled to the top, without history. */
function clearPage(): void {
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  window.scrollTo(0, 0);
}

/** `unstubAllEnvs` deletes from the object that Vitest found first, so no test file may replace it. */
function restoreEnvironment(): void {
  if (process.env !== env) throw new Error("A test replaced process.env; use vi.stubEnv.");
  for (const name of Object.keys(env)) if (!(name in variables)) delete env[name];
  Object.assign(env, variables);
}
