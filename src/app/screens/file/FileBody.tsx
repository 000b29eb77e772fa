import { graphql, useFragment } from "react-relay";
import MatchContainer from "react-relay/lib/relay-hooks/MatchContainer";
import type { FileBody_file$key } from "#generated/FileBody_file.graphql.ts";
import { readerModules } from "#app/parts/readerModules.ts";
import type { ReaderProps } from "#app/parts/ReaderProps.ts";

interface Props extends ReaderProps {
  readonly file: FileBody_file$key;
}

/** What is in a file, by the reader that the server says fits it best, or by its lines where the address asks for them. */
export function FileBody({ file, ...props }: Props) {
  const { reader, source } = useFragment(
    graphql`
      fragment FileBody_file on FileAtRevision @throwOnFieldError {
        reader @match @skip(if: $isSource) {
          ...SourceReader_reader @module(name: "SourceReader")
          ...MarkdownReader_reader @module(name: "MarkdownReader")
          ...CsvReader_reader @module(name: "CsvReader")
          ...ImageReader_reader @module(name: "ImageReader")
          ...SvgReader_reader @module(name: "SvgReader")
          ...HexReader_reader @module(name: "HexReader")
          ...LinkReader_reader @module(name: "LinkReader")
          ...LfsReader_reader @module(name: "LfsReader")
          ...SubmoduleReader_reader @module(name: "SubmoduleReader")
          ...NotebookReader_reader @module(name: "NotebookReader")
        }
        source: reader @match(key: "FileBody_file_source") @include(if: $isSource) {
          ...SourceReader_reader @module(name: "SourceReader")
        }
      }
    `,
    file,
  );
  return <MatchContainer match={reader ?? source} loader={readerModules.component} props={props} />;
}
