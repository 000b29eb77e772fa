import { DeviceDesktopIcon, MoonIcon, SunIcon } from "@primer/octicons-react";
import { useSyncExternalStore, type ReactElement } from "react";
import { IconButton } from "./IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { theme, type Theme } from "./theme.ts";

const LABEL = "Theme";
const ICONS: Readonly<Record<Theme, ReactElement>> = {
  system: <DeviceDesktopIcon />,
  light: <SunIcon />,
  dark: <MoonIcon />,
};
const CHOICES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Lets the reader choose light, dark or what the system says. */
export function ThemeMenu() {
  const current = useSyncExternalStore(theme.subscribe, theme.current, theme.kept);
  return (
    <Menu
      label={LABEL}
      align="end"
      trigger={<IconButton label={LABEL} icon={ICONS[current]} />}
      items={CHOICES.map(({ value, label }) => ({
        kind: "choice",
        label,
        checked: value === current,
        run: () => theme.choose(value),
      }))}
    />
  );
}
