import { GearIcon } from "@primer/octicons-react";
import { settingList, type Setting } from "#app/parts/settings/settingList.ts";
import type { Command } from "#app/ui/CommandPalette.tsx";

const TEXT = {
  group: "Settings",
  all: "Settings",
  allDetail: "theme, size of code, how changes are shown",
  choice: (setting: string, option: string): string => `${setting}: ${option}`,
  chosen: "chosen now",
  now: (option: string): string => `now ${option}`,
} as const;
const KEYS = ",";

interface Deeds {
  /** Has a choice hold. */
  readonly choose: (setting: Setting, value: string) => void;
  /** Shows all settings. */
  readonly openAll: () => void;
}

/** What can be chosen for all pages, each with what holds now: once something is typed, or there would be too many. */
export function settingCommands(
  typed: string,
  chosen: ReadonlyMap<string, string>,
  { choose, openAll }: Deeds,
): readonly Command[] {
  const all: Command = {
    id: "settings",
    label: TEXT.all,
    detail: TEXT.allDetail,
    group: TEXT.group,
    keys: KEYS,
    icon: <GearIcon />,
    run: openAll,
  };
  if (typed === "") return [all];
  return [
    all,
    ...settingList.flatMap((setting) => {
      const present = chosen.get(setting.name) ?? setting.usual;
      const shown = setting.options.find(({ value }) => value === present)?.label ?? present;
      return setting.options.map(({ value, label }): Command => ({
        id: `setting ${setting.name} ${value}`,
        label: TEXT.choice(setting.label, label),
        detail: value === present ? TEXT.chosen : TEXT.now(shown),
        group: TEXT.group,
        icon: <GearIcon />,
        run: () => choose(setting, value),
      }));
    }),
  ];
}
