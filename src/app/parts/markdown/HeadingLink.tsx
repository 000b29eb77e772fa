import { LinkIcon } from "@primer/octicons-react";

const TEXT = {
  label: "Link to this heading",
} as const;

/** Stands beside a heading and puts it into the page's address. */
export function HeadingLink({ anchor }: { readonly anchor: string }) {
  return (
    <a className="Markdown-anchor" href={`#${encodeURIComponent(anchor)}`} aria-label={TEXT.label} title={TEXT.label}>
      <LinkIcon />
    </a>
  );
}
