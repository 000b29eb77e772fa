/**
 * Another repository that this one fetches from and pushes to.
 * @gqlType
 */
export interface Remote {
  /**
   * Its name here, such as `origin`.
   * @gqlField
   */
  readonly name: string;
  /**
   * Where it is; what stands for a password in it is left out.
   * @gqlField
   */
  readonly url: string;
}
