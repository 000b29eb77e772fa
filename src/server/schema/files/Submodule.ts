import type { GitObjectID } from "../scalars.ts";

/**
 * Another repository that stands in a folder of this one, at one of its commits.
 * @gqlType
 */
export interface Submodule {
  readonly __typename?: "Submodule";
  /**
   * The folder.
   * @gqlField
   */
  readonly path: string;
  /**
   * What .gitmodules calls it; null where it says nothing of the folder, or is damaged.
   * @gqlField
   */
  readonly name: string | null;
  /**
   * Where it comes from, as .gitmodules has it; what stands for a password in it is left out.
   * @gqlField
   */
  readonly url: string | null;
  /**
   * The commit that it stands at, which is in the other repository.
   * @gqlField
   */
  readonly oid: GitObjectID;
}
