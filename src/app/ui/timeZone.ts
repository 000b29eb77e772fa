import { tellServer } from "./tellServer.ts";

const COOKIE = "galley-zone";

/** Where the reader's clock is, as the browser has it. */
export const timeZone = {
  /** Lets the server know: a cookie holds no slash, so `Europe/Berlin` is told as `Europe.Berlin`. */
  tell: (): void => tellServer(COOKIE, new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("/", ".")),
};
