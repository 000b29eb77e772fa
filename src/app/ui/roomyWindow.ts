import { windowQuery } from "./windowQuery.ts";

/** Whether the window has room for a margin with remarks beside one column of code and a list of files. */
export const roomyWindow = windowQuery("(min-width: 1400px)", "galley-roomy", ({ isRoomy }) => isRoomy === true);
