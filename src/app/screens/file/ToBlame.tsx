import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  blame: "Blame",
  hint: "Where each line comes from",
} as const;
const KEYS = "b";

/** Leads from a file to its blame. */
export function ToBlame({ to }: { readonly to: string }) {
  const { go } = useNavigation();
  useShortcut(KEYS, TEXT.hint, shortcutGroups.file, () => go(to));
  return (
    <ButtonLink to={to} size="small" title={TEXT.hint}>
      {TEXT.blame}
    </ButtonLink>
  );
}
