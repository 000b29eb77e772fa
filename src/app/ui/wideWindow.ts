import { windowQuery } from "./windowQuery.ts";

/** Whether the window has room for two columns of code beside a list of files. `served.css` has its width too. */
export const wideWindow = windowQuery("(min-width: 1100px)", "galley-wide", ({ isWide }) => isWide);
