import { createContext, useEffect, useState, type ReactNode } from "react";
import { isApplePlatform } from "./isApplePlatform.ts";
import { createShortcutRegistry, type ShortcutRegistry } from "./shortcuts.ts";

/** The keys of a page; null where nothing above keeps any. */
export const ShortcutContext = createContext<ShortcutRegistry | null>(null);

/** Listens to the document's keys for all shortcuts registered below it; they are gone when it is. */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [registry] = useState(() => createShortcutRegistry(isApplePlatform()));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => void registry.handle(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [registry]);

  return <ShortcutContext value={registry}>{children}</ShortcutContext>;
}
