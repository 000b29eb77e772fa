import { tellServer } from "./tellServer.ts";
import { visitor } from "./visitor.ts";

/** From this width on, two columns of code fit beside a list of files. `served.css` has it too. */
const WIDE = "(min-width: 1100px)";
const COOKIE = "galley-wide";

/** Whether the window has room for two columns of code. A store for `useSyncExternalStore`. */
export const wideWindow = {
  current: (): boolean => visitor.current()?.isWide ?? window.matchMedia(WIDE).matches,
  subscribe(listener: () => void): () => void {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener("change", listener);
    return () => wide.removeEventListener("change", listener);
  },
  /** Lets the server know, now and after each change. */
  tell(): () => void {
    const tell = () => tellServer(COOKIE, wideWindow.current() ? "1" : "0");
    tell();
    return wideWindow.subscribe(tell);
  },
};
