import { windowQuery } from "./windowQuery.ts";

/** Whether one points with a finger, which needs more room than a mouse. The style sheets ask the same. */
export const coarsePointer = windowQuery("(pointer: coarse)", "galley-coarse", ({ isCoarse }) => isCoarse === true);
