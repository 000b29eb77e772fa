import type { ReactNode } from "react";
import { Announcer, Toaster } from "#app/ui/Toaster.tsx";
import { NavigationContext } from "#app/ui/navigation.tsx";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";

export type UiRootProps = {
  readonly children: ReactNode;
  readonly url?: string;
  readonly pending?: boolean;
  /** Receives every requested navigation, such as "go /x" or "preload /x". */
  readonly visits?: string[];
};

/** The providers that the app puts around its pages, with a router that only records navigations. */
export function UiRoot({ children, url = "/", pending = false, visits = [] }: UiRootProps) {
  const go = (to: string) => void visits.push(`go ${to}`);
  const preload = (to: string) => void visits.push(`preload ${to}`);
  return (
    <NavigationContext value={{ url, pending, go, preload }}>
      <Announcer>
        <ShortcutProvider>
          <Toaster>{children}</Toaster>
        </ShortcutProvider>
      </Announcer>
    </NavigationContext>
  );
}
