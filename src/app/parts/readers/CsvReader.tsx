import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { CsvReader_reader$key } from "#generated/CsvReader_reader.graphql.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { CsvView } from "../rendered/CsvView.tsx";
import { FileLinkKey, TextOrWhy } from "./NoLines.tsx";
import { parseCsv } from "../rendered/parseCsv.ts";
import type { ReaderProps } from "./ReaderProps.ts";
import { SourceLines } from "./SourceLines.tsx";

const TEXT = {
  damaged: "It cannot be shown as a table, as a quotation in it is never closed: these are its lines.",
} as const;
const BY_TABS = /\.(?:tsv|tab)$/iu;

interface Props extends ReaderProps {
  readonly reader: CsvReader_reader$key;
}

/** Values that commas, semicolons or tabs part, as a table; by its lines where one cannot tell where its values end. */
export function CsvReader({ reader, remarks, ...rest }: Props) {
  const { file } = useFragment(
    graphql`
      fragment CsvReader_reader on CsvReader @throwOnFieldError {
        file {
          revision
          path
          mode
          blob {
            id
            text @catch(to: NULL)
            textFailure @catch(to: NULL)
          }
        }
      }
    `,
    reader,
  );
  const { revision, path, mode, blob } = file;
  return (
    <TextOrWhy path={path} text={blob?.text} failure={blob?.textFailure} remarks={remarks}>
      {(text) => <CsvText key={blob?.id} {...rest} {...{ revision, path, mode, text }} />}
    </TextOrWhy>
  );
}

interface TextProps extends Pick<ReaderProps, "options" | "address"> {
  readonly revision: string;
  readonly path: string;
  readonly mode: string;
  readonly text: string;
}

function CsvText({ revision, path, mode, text, options, address }: TextProps) {
  const table = useMemo(() => parseCsv(text, BY_TABS.test(path) ? "\t" : null), [text, path]);
  if (table.count > 0 && !table.isOpen) {
    return (
      <>
        <FileLinkKey address={address} path={path} />
        <CsvView table={table} />
      </>
    );
  }
  return (
    <>
      {table.isOpen && <Notice tone="warning">{TEXT.damaged}</Notice>}
      <SourceLines {...{ revision, path, mode, text, options, address }} hasGitLines={false} />
    </>
  );
}
