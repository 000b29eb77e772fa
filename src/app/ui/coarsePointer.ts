import { tellServer } from "./tellServer.ts";
import { visitor } from "./visitor.ts";

/** A finger rather than a mouse. The style sheets ask the same. */
const COARSE = "(pointer: coarse)";
const COOKIE = "galley-coarse";

/** Whether one points with a finger, which needs more room than a mouse. A store for `useSyncExternalStore`. */
export const coarsePointer = {
  current: (): boolean => {
    const served = visitor.current();
    return served === null ? window.matchMedia(COARSE).matches : served.isCoarse === true;
  },
  subscribe(listener: () => void): () => void {
    const coarse = window.matchMedia(COARSE);
    coarse.addEventListener("change", listener);
    return () => coarse.removeEventListener("change", listener);
  },
  /** Lets the server know, now and after each change. */
  tell(): () => void {
    const tell = () => tellServer(COOKIE, coarsePointer.current() ? "1" : "0");
    tell();
    return coarsePointer.subscribe(tell);
  },
};
