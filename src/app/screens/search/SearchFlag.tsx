import type { ReactNode } from "react";
import { ariaKeys } from "#app/ui/ariaKeys.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { Tooltip } from "#app/ui/Tooltip.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

interface Props {
  readonly sign: string;
  readonly label: string;
  readonly keys: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** One of the ways to search that is on or off: a sign, its name on hover, its keys in the field too. */
export function SearchFlag({ sign, label, keys, isOn, onPress }: Props): ReactNode {
  useShortcut(keys, label, shortcutGroups.search, onPress);
  return (
    <Tooltip label={label} keys={keys}>
      <button
        type="button"
        className="SearchForm-flag"
        aria-pressed={isOn}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        data-sign={sign}
        onClick={onPress}
      />
    </Tooltip>
  );
}
