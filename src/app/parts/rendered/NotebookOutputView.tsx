import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import { LongText } from "./LongText.tsx";
import { MarkedText } from "../MarkedText.tsx";
import type { NotebookOutput } from "./parseNotebook.ts";

const OUTPUT = "Output";
const ERROR = "Error";
const PICTURE = "Picture";
/** In characters: a longer one would be read out to the end. */
const ALT_MAX = 300;
const NOT_SHOWN = "An output that is not shown";

/** What a cell gave out. Nothing of it is ever run or taken for markup. */
export function NotebookOutputView({ output }: { readonly output: NotebookOutput }) {
  switch (output.kind) {
    case "text":
    case "error":
      return output.text === "" ? null : (
        <LongText
          className={output.kind === "error" ? "Notebook-text Notebook-error" : "Notebook-text"}
          label={output.kind === "error" ? ERROR : OUTPUT}
          text={output.text}
        >
          {(text) => <MarkedText text={text} />}
        </LongText>
      );
    case "picture":
      return <EmbeddedImage base64={output.base64} alt={(output.text ?? PICTURE).slice(0, ALT_MAX)} />;
    case "other":
      return (
        <p className="Notebook-note">
          {NOT_SHOWN}
          {output.types.length > 0 && ": "}
          <MarkedText text={output.types.join(", ")} />.
        </p>
      );
    default:
      return output satisfies never;
  }
}
