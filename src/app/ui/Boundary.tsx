import { Component, type ReactNode } from "react";

export type BoundaryProps = {
  /** What stands in place of a part that failed. */
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
};

/** Keeps a failure where it happened: the part says what went wrong, all around it stays. */
export class Boundary extends Component<BoundaryProps, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? this.props.fallback(this.state.failure.error) : this.props.children;
  }
}
