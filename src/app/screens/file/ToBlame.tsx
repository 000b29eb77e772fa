import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";

const BLAME = "Blame";
const HINT = "Where each line comes from";
const GROUP = "File";
const KEYS = "b";

/** Leads from a file to its blame. */
export function ToBlame({ to }: { readonly to: string }) {
  const { go } = useNavigation();
  useShortcut(KEYS, HINT, GROUP, () => go(to));
  return (
    <ButtonLink to={to} size="small" title={HINT}>
      {BLAME}
    </ButtonLink>
  );
}
