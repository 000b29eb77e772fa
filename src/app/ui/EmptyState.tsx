import type { ReactElement, ReactNode } from "react";
import { Sentence } from "./Sentence.tsx";
import "./EmptyState.css";

export type EmptyStateProps = {
  readonly title: string;
  /** What to do about it. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: ReactElement;
  /** The rank of the title: 1 where it is all that the page has to say. */
  readonly level?: 1 | 2 | 3;
};

/** Stands where there is nothing yet and says what to do. */
export function EmptyState({ title, children, actions, icon, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="EmptyState">
      {icon !== undefined && <div className="EmptyState-icon">{icon}</div>}
      <Heading className="EmptyState-title">{title}</Heading>
      <div className="EmptyState-text">{typeof children === "string" ? <Sentence text={children} /> : children}</div>
      {actions !== undefined && actions !== false && <div className="EmptyState-actions">{actions}</div>}
    </section>
  );
}
