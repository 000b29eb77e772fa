import { useMemo, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { MarkdownReader_reader$key } from "#generated/MarkdownReader_reader.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { FileLinkKey, TextOrWhy } from "./NoLines.tsx";
import { MarkdownTree } from "../markdown/MarkdownTree.tsx";
import type { ReaderProps } from "./ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";
import { useAnchor } from "../options/usePlaceVisits.ts";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";

const TEXT = {
  tooLong: "It is too long to be shown as it is meant: these are its lines.",
} as const;

/** In characters: a longer text takes more than a second to read. */
const LENGTH_MAX = 300_000;

interface Props extends ReaderProps {
  readonly reader: MarkdownReader_reader$key;
}

/** A text in Markdown as it is meant, its headings to be linked to. */
export function MarkdownReader({ reader, options, address, remarks, linkTo, pictureAt }: Props) {
  const { file } = useFragment(
    graphql`
      fragment MarkdownReader_reader on MarkdownReader @throwOnFieldError {
        file {
          revision
          path
          mode
          blob {
            text @catch(to: NULL)
            textFailure @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { revision, path, mode, blob } = file;
  const document = useRef<HTMLDivElement>(null);
  useAnchor(document, address);
  const inFile = useMemo(() => ({ pictureAt }), [pictureAt]);
  return (
    <TextOrWhy path={path} text={blob?.text} failure={blob?.textFailure} remarks={remarks}>
      {(text) =>
        text.length > LENGTH_MAX ? (
          <>
            <Notice tone="warning">{TEXT.tooLong}</Notice>
            <SourceLines {...{ revision, path, mode, text, options, address }} hasGitLines={false} />
          </>
        ) : (
          <div ref={document} className="Markdown MarkdownDocument">
            <FileLinkKey address={address} path={path} />
            <MarkdownTree text={text} suggestedOn={null} linkTo={linkTo} inFile={inFile} />
          </div>
        )
      }
    </TextOrWhy>
  );
}
