import { GalleyError } from "#contract/errors.ts";
import { personChoices } from "#contract/personChoices.ts";
import type { Context } from "../request/Context.ts";
import { attempt, type Problem } from "./Problem.ts";

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

const NO_CHOICE = "What is to be kept is no choice that Galley knows.";
const TOO_MANY = "More is to be kept than Galley knows choices.";

/**
 * What became of the choices.
 * @gqlType
 */
interface KeepChoicesPayload {
  /**
   * The settings as they are kept now; null where nothing was done.
   * @gqlField
   */
  readonly settings: Settings | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * A choice to be kept.
 * @gqlInput
 */
interface ChoiceInput {
  /** What is chosen, such as `theme`. */
  readonly name: string;
  /** The choice, such as `dark`; null for what is usual. */
  readonly value?: string | null;
}

/**
 * What whoever asks wants shown otherwise.
 * @gqlInput
 */
interface KeepChoicesInput {
  /** The choices; those that are not named stay as they are. */
  readonly choices: readonly ChoiceInput[];
}

/**
 * Keeps choices of how things are shown for whoever runs Galley, in all their browsers, repositories and ports.
 * @gqlMutationField
 */
export async function keepChoices(context: Context, input: KeepChoicesInput): Promise<KeepChoicesPayload> {
  const { done, problem } = await attempt(async () => {
    await context.settings.keep(changesOf(input.choices));
    return settings(context);
  });
  return { settings: done, problem };
}

/** Reads choices of the closed list; BAD_INPUT for any other. */
function changesOf(asked: readonly ChoiceInput[]): ReadonlyMap<string, string | null> {
  if (asked.length > personChoices.names.length) throw new GalleyError("BAD_INPUT", TOO_MANY);
  for (const { name, value = null } of asked) {
    const isKnown = value === null ? personChoices.isName(name) : personChoices.allows(name, value);
    if (!isKnown) throw new GalleyError("BAD_INPUT", NO_CHOICE);
  }
  return new Map(asked.map(({ name, value = null }) => [name, value]));
}
