import { tellServer } from "./tellServer.ts";
import { visitor } from "./visitor.ts";

/** From this width on, remarks fit in a margin beside one column of code and a list of files. */
const ROOMY = "(min-width: 1400px)";
const COOKIE = "galley-roomy";

/** Whether the window has room for a margin beside the code. A store for `useSyncExternalStore`. */
export const roomyWindow = {
  current: (): boolean => {
    const served = visitor.current();
    return served === null ? window.matchMedia(ROOMY).matches : served.isRoomy === true;
  },
  subscribe(listener: () => void): () => void {
    const roomy = window.matchMedia(ROOMY);
    roomy.addEventListener("change", listener);
    return () => roomy.removeEventListener("change", listener);
  },
  /** Lets the server know, now and after each change. */
  tell(): () => void {
    const tell = () => tellServer(COOKIE, roomyWindow.current() ? "1" : "0");
    tell();
    return roomyWindow.subscribe(tell);
  },
};
