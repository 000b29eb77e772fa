declare module "react-relay/lib/relay-hooks/MatchContainer" {
  import type { ComponentType, ReactElement } from "react";

  /**
   * Renders a field with @match by the component that `loader` returns for its module. Relay exports it from no other
   * path, and its own type is not that of a component.
   */
  export default function MatchContainer<P>(props: {
    readonly match: object | null | undefined;
    readonly loader: (module: unknown) => ComponentType<P>;
    readonly props: P;
  }): ReactElement | null;
}
