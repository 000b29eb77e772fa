import { createContext } from "react";

/** Gives the address of what changed from one patch set of the review that is read to another. */
export type AddressBetween = (from: number, to: number) => string;

/** Where two patch sets are shown together; null where nothing leads there. */
export const BetweenContext = createContext<AddressBetween | null>(null);
