import { LinkIcon } from "@primer/octicons-react";

const LABEL = "Link to this heading";

/** Stands beside a heading and puts it into the page's address. */
export function HeadingLink({ anchor }: { readonly anchor: string }) {
  return (
    <a className="Markdown-anchor" href={`#${encodeURIComponent(anchor)}`} aria-label={LABEL} title={LABEL}>
      <LinkIcon />
    </a>
  );
}
