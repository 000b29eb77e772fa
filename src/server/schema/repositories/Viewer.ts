/**
 * Who asks, as this repository knows them: what their comments and verdicts are signed with.
 * @gqlType
 */
export interface Viewer {
  /**
   * Their name; null where none is known yet.
   * @gqlField
   */
  readonly name: string | null;
  /**
   * Their e-mail address; null where none is known yet.
   * @gqlField
   */
  readonly email: string | null;
  /**
   * Whether both are known, so that they can write.
   * @gqlField
   */
  readonly isNamed: boolean;
  /**
   * Where the name comes from, or where one that is given now would be kept: a sentence for people.
   * @gqlField
   */
  readonly source: string;
}
