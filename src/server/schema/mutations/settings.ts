import { GalleyError } from "#contract/errors.ts";
import { personSettings } from "#contract/personSettings.ts";
import { setViewerName as write } from "#server/operations/viewer/setViewerName.ts";
import { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import { attempt, type DonePayload, type Problem } from "./runMutation.ts";

/** A display setting. @gqlType */
interface Setting {
  /** The name of the setting, such as `theme`. @gqlField */
  readonly name: string;
  /** The value of the setting, such as `dark`. @gqlField */
  readonly value: string;
}

/** The display settings of the user who runs Galley, shared by all browsers, repositories and ports. @gqlType */
export interface Settings {
  /** The settings that differ from their defaults. @gqlField */
  readonly values: readonly Setting[];
  /** The file that stores the settings. @gqlField */
  readonly file: string;
}

/** The settings of the user who runs Galley. @gqlQueryField */
export function settings(context: Context): Settings {
  const saved = context.settings.read();
  return { values: Array.from(saved, ([name, value]) => ({ name, value })), file: context.settings.file };
}

/** A setting to change. @gqlInput */
interface SettingInput {
  /** The name of the setting, such as `theme`. */
  readonly name: string;
  /** The new value, such as `dark`, or null to reset it to the default. */
  readonly value?: string | null;
}

/** The input of `updateSettings`. @gqlInput */
interface UpdateSettingsInput {
  /** The settings to change. Others stay the same. */
  readonly values: readonly SettingInput[];
}

/** Updates display settings of the user who runs Galley, for all browsers, repositories and ports. @gqlMutationField */
export async function updateSettings(context: Context, input: UpdateSettingsInput): Promise<DonePayload> {
  const { problem } = await attempt(() => context.settings.save(changesOf(input.values)));
  return { problem };
}

/** Parses settings of the closed list; fails as BAD_INPUT for any other. */
function changesOf(inputs: readonly SettingInput[]): ReadonlyMap<string, string | null> {
  if (inputs.length > personSettings.names.length)
    throw new GalleyError("BAD_INPUT", "There are more settings than Galley knows.");
  for (const { name, value = null } of inputs) {
    const isKnown = value === null ? personSettings.isName(name) : personSettings.allows(name, value);
    if (!isKnown) throw new GalleyError("BAD_INPUT", "Galley does not know this setting or value.");
  }
  return new Map(inputs.map(({ name, value = null }) => [name, value]));
}

/** The payload of `setViewerName`. @gqlType */
interface SetViewerNamePayload {
  /** The updated repository, or null if the mutation failed. @gqlField */
  readonly repository: Repository | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `setViewerName`. @gqlInput */
interface SetViewerNameInput {
  /** The slug of the repository that saves the name. */
  readonly slug: string;
  /** The name of the viewer. */
  readonly name: string;
  /** The email address of the viewer. */
  readonly email: string;
}

/**
 * Saves the name and email address that sign comments and verdicts, if Git's configuration has none.
 * @gqlMutationField
 */
export async function setViewerName(context: Context, input: SetViewerNameInput): Promise<SetViewerNamePayload> {
  const { done, problem } = await attempt(async () => {
    const served = context.repositories.bySlug(input.slug);
    await write(await context.loaders.reviewsOf(served).reviewContext(), input);
    return served;
  });
  if (problem) return { repository: null, problem };
  context.loaders.forget();
  return { repository: new Repository(done), problem: null };
}
