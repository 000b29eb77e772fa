import { SESSION_PATH } from "#contract/wire.ts";
import { pageSession } from "./pageSession.ts";

const KEY = /^#key=(?<key>[\w-]*)$/u;

/**
 * Takes the key of a link out of the address of a page that needed none, and uses it up, so that it lets in nobody else. A link that is opened
 * where a page stands already loads it anew, for it may have been let in no more.
 */
export function spendKey(): void {
  window.addEventListener("hashchange", () => KEY.test(window.location.hash) && window.location.reload());
  const key = KEY.exec(window.location.hash)?.groups?.["key"];
  if (key === undefined) return;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  const headers = { "content-type": "application/json", ...pageSession().headers };
  // Where that fails it ends by itself within the hour.
  fetch(SESSION_PATH, { method: "POST", headers, body: JSON.stringify({ key }) }).catch(() => undefined);
}
