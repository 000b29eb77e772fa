import { type ReactNode, Suspense } from "react";
import { Link } from "#app/ui/navigation.tsx";
import "./SinceLastVisit.css";

interface PartialViewProps {
  readonly children: ReactNode;
  /** Shows how much of the rest is not viewed; it may suspend. */
  readonly outside: ReactNode;
  /** The URL of the whole change. */
  readonly whole: string;
}

/** Says that a view is not the whole change, and how much outside it is not viewed yet, with a link to all changes. */
export function PartialView({ children, outside, whole }: PartialViewProps) {
  return (
    <p className="SinceLastVisit row baseline gap-2 muted small">
      <span>
        <span className="SinceLastVisit-what">{children}</span>
        <Suspense fallback={null}>{outside}</Suspense>
      </span>
      <Link to={whole}>Show all changes</Link>
    </p>
  );
}
