import { DeviceDesktopIcon, MoonIcon, SunIcon } from "@primer/octicons-react";
import { useSyncExternalStore, type ReactElement } from "react";
import { IconButton } from "./IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { shortcutGroups } from "./shortcutGroups.ts";
import { theme, type Theme } from "./theme.ts";

const TEXT = {
  label: "Theme",
  asTheSystem: "As the system",
  light: "Light",
  dark: "Dark",
} as const;
const SHORTCUT = { keys: "d m", label: TEXT.label, group: shortcutGroups.general } as const;
const ICONS: Readonly<Record<Theme, ReactElement>> = {
  system: <DeviceDesktopIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};
const CHOICES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: TEXT.asTheSystem },
  { value: "light", label: TEXT.light },
  { value: "dark", label: TEXT.dark },
];

/** Lets the reader choose light, dark or what the system says. */
export function ThemeMenu() {
  const current = useSyncExternalStore(theme.subscribe, theme.current, theme.current);
  return (
    <Menu
      label={TEXT.label}
      align="end"
      shortcut={SHORTCUT}
      trigger={<IconButton label={TEXT.label} icon={ICONS[current]} />}
      items={CHOICES.map(({ value, label }) => ({
        kind: "choice",
        label,
        checked: value === current,
        run: () => theme.choose(value),
      }))}
    />
  );
}
