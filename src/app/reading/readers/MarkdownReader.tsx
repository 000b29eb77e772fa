import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { MarkdownReader_reader$key } from "#generated/MarkdownReader_reader.graphql.ts";
import { FileLinkKey, TextOrWhy } from "./NoLines.tsx";
import { MarkdownTree } from "../markdown/MarkdownTree.tsx";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { SourceInstead } from "./SourceLines.tsx";
import { useAnchor } from "../options/useLinkedLocation.ts";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";

/** In characters. A longer text takes more than a second to parse. */
const LENGTH_MAX = 300_000;

interface Props extends ReaderProps {
  readonly reader: MarkdownReader_reader$key;
}

/** Shows a Markdown file rendered, with links to its headings. */
export function MarkdownReader({ reader, options, address, comments, linkTo, pictureAt }: Props) {
  const { file } = useFragment(
    graphql`
      fragment MarkdownReader_reader on MarkdownReader @throwOnFieldError {
        file {
          ...NoLines_text
        }
      }
    `,
    reader,
  );
  const document = useRef<HTMLDivElement>(null);
  useAnchor(document, address);
  const inFile = useMemo(() => ({ pictureAt }), [pictureAt]);
  return (
    <TextOrWhy file={file} comments={comments}>
      {({ text, ...place }) =>
        text.length > LENGTH_MAX ? (
          <SourceInstead why="This file is too large to render." {...place} {...{ text, options, address }} />
        ) : (
          <div ref={document} className="Markdown MarkdownDocument">
            <FileLinkKey address={address} path={place.path} />
            <MarkdownTree text={text} suggestedOn={null} linkTo={linkTo} inFile={inFile} />
          </div>
        )
      }
    </TextOrWhy>
  );
}
