import type { ID } from "grats";

/**
 * Something with an identity. Ids are opaque and are tied to a repository, a type and an object.
 * @gqlInterface
 */
export interface Node {
  readonly __typename: string;
  /**
   * The identity.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID;
}
