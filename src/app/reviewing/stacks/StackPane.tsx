import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { shortcutBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import { PartialView } from "#app/reading/viewed/PartialView.tsx";
import { MissingCode } from "#app/ui/Notice.tsx";
import { useShortcutRegistry } from "#app/ui/shortcuts.tsx";
import { whenIdle } from "#app/ui/userInput.ts";
import { stackKeys } from "../layers/stackKeys.ts";
import type { RailProps } from "./StackRail.tsx";
import { useShownLayers } from "./useShownLayers.ts";

const StackRail = later<RailProps>(async () => (await import("./StackRail.tsx")).StackRail, MissingRail);

function MissingRail({ onReady }: RailProps) {
  useEffect(() => onReady(), [onReady]);
  return <MissingCode />;
}

/**
 * The commits of the stack, once their code is there, which is loaded as soon as the page is idle. A key of theirs that
 * is pressed before, and the keys after it, do then what they do.
 */
export function StackPane(props: Omit<RailProps, "onReady">) {
  const [isReady, setReady] = useState(false);
  const isAwaited = useEarlyKeys(isReady);
  useEffect(() => whenIdle(() => StackRail.load(), 0), []);
  const onReady = useCallback(() => setReady(true), []);
  const isShown = StackRail.useLoaded() !== null || isAwaited;
  return isShown && <StackRail {...props} onReady={onReady} />;
}

/**
 * Keeps the first key of the list that is pressed before the list is ready, and the keys after it, and runs them then.
 * Returns true once there is one.
 */
function useEarlyKeys(isReady: boolean): boolean {
  const registry = useShortcutRegistry();
  const [isAwaited, setAwaited] = useState(false);
  const first = useRef<{ readonly keys: string; readonly event: KeyboardEvent } | null>(null);
  useLayoutEffect(() => {
    if (isReady) return undefined;
    const removals = Object.values(stackKeys).map((keys) =>
      registry.add({
        keys,
        label: "",
        group: "",
        run(event) {
          first.current = { keys, event };
          shortcutBuffer.startBuffering();
          setAwaited(true);
        },
      }),
    );
    return () => removals.forEach((remove) => remove());
  }, [registry, isReady]);
  useEffect(() => {
    const release = (): void => {
      if (first.current === null) return;
      const { keys, event } = first.current;
      first.current = null;
      const shortcut = registry.list().findLast((one) => one.keys === keys);
      shortcut?.run(event);
      shortcutBuffer.release();
    };
    if (isReady) release();
    return release;
  }, [registry, isReady]);
  return isAwaited;
}

interface NoteProps {
  /** Shows how much of the rest is not viewed; it may suspend. */
  readonly outside?: ReactNode;
}

/** Names the layers that are shown, with a link to the whole stack. */
export function LayerNote({ outside = null }: NoteProps) {
  const { shown, addressOf } = useShownLayers();
  if (shown === null) return null;
  const { first, last } = shown;
  return (
    <PartialView whole={addressOf(null)} outside={outside}>
      {first === last ? `Commit ${first}` : `Commits ${first} to ${last}`}
    </PartialView>
  );
}
