import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  further: "Look further",
  stop: "Stop",
  stopHint: "Look no further",
  wordsOf: (count: number, walks: boolean): string =>
    `Looked through ${formatCount(count)} commits${walks ? ", nothing yet. Looking further…" : " so far."}`,
} as const;
const STOP_KEYS = ".";

interface Props {
  /** Where the search goes on. */
  readonly to: string;
  readonly lookedThrough: number;
  /** Whether something was found on this page: then it waits to be read. */
  readonly hasFound: boolean;
}

/** Says how far a history was looked through. Where nothing was found yet it goes on by itself until it is stopped. */
export function WalkOn({ to, lookedThrough, hasFound }: Props) {
  const { go } = useNavigation();
  const [isStopped, setIsStopped] = useState(false);
  const asked = useRef<string | null>(null);
  const walks = !hasFound && !isStopped;
  useShortcut(STOP_KEYS, TEXT.stopHint, shortcutGroups.history, () => setIsStopped(true), { enabled: walks });
  useEffect(() => {
    if (!walks || asked.current === to) return;
    asked.current = to;
    go(to, { replace: true });
  }, [walks, to, go]);
  return (
    <div className="WalkOn">
      <p role="status" className="WalkOn-words">
        {TEXT.wordsOf(lookedThrough, walks)}
      </p>
      {walks ? (
        <Button size="small" keys={STOP_KEYS} hint={TEXT.stopHint} onClick={() => setIsStopped(true)}>
          {TEXT.stop}
        </Button>
      ) : (
        <ButtonLink size="small" to={to} onClick={() => setIsStopped(false)}>
          {TEXT.further}
        </ButtonLink>
      )}
    </div>
  );
}
