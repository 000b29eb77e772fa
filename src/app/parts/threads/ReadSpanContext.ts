import { createContext } from "react";

/** The patch sets that are read: `to` against `from`; 0 is its base, null the one that is reviewed now. */
export interface ReadSpan {
  readonly from: number;
  readonly to: number | null;
}

/** What threads are held against: what is reviewed now, where no screen says otherwise. */
export const ReadSpanContext = createContext<ReadSpan>({ from: 0, to: null });
