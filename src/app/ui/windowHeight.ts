import { tellServer } from "./tellServer.ts";
import { visitor } from "./visitor.ts";

const COOKIE = "galley-tall";
const STEP = 100;

/** How high the window is, in pixels; on a server as high as it was when it was last told. */
export const windowHeight = {
  current: (): number => visitor.current()?.height ?? window.innerHeight,
  /** Lets the server know, now and after each change, in steps of a hundred pixels. */
  tell(): void {
    const tell = (): void => tellServer(COOKIE, String(Math.ceil(window.innerHeight / STEP)));
    tell();
    window.addEventListener("resize", tell, { passive: true });
  },
};
