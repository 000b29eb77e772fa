import { createContext } from "react";
import type { ReaderProps } from "./ReaderProps.ts";

/** Where addresses in a file of the repository lead, and its pictures are had. */
export type LinksInFile = Pick<ReaderProps, "linkTo" | "pictureAt">;

/** Gives, for a file at a commit, where addresses in it lead; null where nobody says. Give the same function for one repository. */
export const FileLinksContext = createContext<((oid: string, path: string) => LinksInFile) | null>(null);
