import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { CsvReader_reader$key } from "#generated/CsvReader_reader.graphql.ts";
import { CsvView } from "../rendered/CsvView.tsx";
import { FileLinkKey, type FileText, TextOrWhy } from "./NoLines.tsx";
import { parseCsv } from "../rendered/parseCsv.ts";
import type { ReaderProps } from "../views/ReaderProps.ts";
import { SourceInstead, SourceLines } from "./SourceLines.tsx";

const BY_TABS = /\.(?:tsv|tab)$/iu;

interface Props extends ReaderProps {
  readonly reader: CsvReader_reader$key;
}

/** Shows comma, semicolon or tab separated values as a table, or by lines if its quotation marks do not match. */
export function CsvReader({ reader, comments, ...rest }: Props) {
  const { file } = useFragment(
    graphql`
      fragment CsvReader_reader on CsvReader @throwOnFieldError {
        file {
          ...NoLines_text
        }
      }
    `,
    reader,
  );
  return (
    <TextOrWhy file={file} comments={comments}>
      {(shown) => <CsvText key={shown.id} {...rest} {...shown} />}
    </TextOrWhy>
  );
}

type TextProps = Pick<ReaderProps, "options" | "address"> & FileText;

function CsvText({ revision, path, mode, text, options, address }: TextProps) {
  const table = useMemo(() => parseCsv(text, BY_TABS.test(path) ? "\t" : null), [text, path]);
  if (table.rows.length > 0 && !table.isOpen) {
    return (
      <>
        <FileLinkKey address={address} path={path} />
        <CsvView table={table} />
      </>
    );
  }
  const source = { revision, path, mode, text, options, address };
  if (!table.isOpen) return <SourceLines {...source} />;
  return (
    <SourceInstead why="This file cannot be shown as a table because its quotation marks do not match." {...source} />
  );
}
