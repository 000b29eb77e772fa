import type { Context } from "../request/Context.ts";

/**
 * A choice of how things are shown.
 * @gqlType
 */
interface Choice {
  /**
   * What was chosen: one of a closed list, such as `theme`.
   * @gqlField
   */
  readonly name: string;
  /**
   * One of a closed list for each name, such as `dark`.
   * @gqlField
   */
  readonly value: string;
}

/**
 * How whoever runs Galley wants things shown, in all their browsers, repositories and ports.
 * @gqlType
 */
export interface Settings {
  /**
   * What was chosen; whatever is not among it is as usual.
   * @gqlField
   */
  readonly choices: readonly Choice[];
  /**
   * The file that they are kept in.
   * @gqlField
   */
  readonly place: string;
}

/**
 * Gives the settings of whoever asks.
 * @gqlQueryField
 */
export function settings(context: Context): Settings {
  const kept = context.settings.read();
  return { choices: Array.from(kept, ([name, value]) => ({ name, value })), place: context.settings.place };
}
