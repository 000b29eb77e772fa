import type { Proof, PlantingGround } from "./Injection.ts";

/** A place outside of the repository that something in it leads to, and what is in it. */
export interface Lure extends PlantingGround {
  /** A file outside; its only line, `reported`, is nowhere else. */
  readonly secret: string;
  readonly reported: string;
}

/** A way in which a repository leads those who read it elsewhere, or nowhere. */
export interface Redirect {
  readonly name: string;
  /** Those that do not get in each other's way are tried together. */
  readonly bed: string;
  inject(lure: Lure): Promise<void>;
  /** What plain git says where it goes along; absent where it does not either. */
  readonly proof?: Proof & { readonly shows: RegExp };
  /** Galley does not open such a repository, and says so at once. */
  readonly isRefused?: true;
  /** Git reads the file as a list of patterns, which is what the setting is for; it is shown nowhere. */
  readonly isRead?: true;
}

/** How each secret begins. */
export const SECRET = "TOPSECRET";
