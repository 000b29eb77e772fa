/** What somebody may do, from least to most: as PRODUCT's table of roles has it, and a program that works in a person's name. */
export type Role = "reader" | "agent" | "reviewer" | "maintainer";

/** Who uses this Galley. Reviews know people by their e-mail; without one nothing can be written in anybody's name. */
export interface Viewer {
  readonly email: string | null;
  readonly name: string | null;
  /** Where the e-mail comes from: git's configuration, what the viewer told Galley, or nowhere. */
  readonly source: "git" | "galley" | "nowhere";
  readonly role: Role;
  /** The program that writes in this person's name; absent where they write themselves. */
  readonly agent?: string | undefined;
}
