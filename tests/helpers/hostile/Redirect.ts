import type { Proof, PlantingGround } from "./Injection.ts";

/** A secret outside the repository that a redirect in it points to. */
export interface Lure extends PlantingGround {
  /** A file outside the repository. Its only line contains `reported`, which occurs nowhere else. */
  readonly secret: string;
  readonly reported: string;
}

/** A way in which a repository redirects its readers elsewhere, or to a file that does not exist. */
export interface Redirect {
  readonly name: string;
  /** Redirects with the same bed do not affect each other and are tested together in one repository. */
  readonly bed: string;
  inject(lure: Lure): Promise<void>;
  /** The output of plain git if it follows the redirect; absent if git does not follow it either. */
  readonly proof?: Proof & { readonly shows: RegExp };
  /** Galley refuses to open such a repository, and reports it at once. */
  readonly isRefused?: true;
  /** Git reads the file as a list of patterns, which is the purpose of the setting. Its text is never shown. */
  readonly isRead?: true;
}

/** The start of each secret. */
export const SECRET = "TOPSECRET";
