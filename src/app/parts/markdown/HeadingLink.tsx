import { LinkIcon } from "@primer/octicons-react";
import { markdownWords } from "./markdownWords.ts";

const TEXT = markdownWords.headingLink;

/** Stands beside a heading and puts it into the page's address. */
export function HeadingLink({ anchor }: { readonly anchor: string }) {
  return (
    <a className="Markdown-anchor" href={`#${encodeURIComponent(anchor)}`} aria-label={TEXT.label} title={TEXT.label}>
      <LinkIcon />
    </a>
  );
}
