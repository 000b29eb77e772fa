import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import { LongText } from "./LongText.tsx";
import { MarkedText } from "../MarkedText.tsx";
import type { NotebookOutput } from "./parseNotebook.ts";

const TEXT = {
  output: "Output",
  error: "Error",
  picture: "Picture",
  notShown: "An output that is not shown",
} as const;

/** In characters: a longer one would be read out to the end. */
const ALT_MAX = 300;

/** What a cell gave out. Nothing of it is ever run or taken for markup. */
export function NotebookOutputView({ output }: { readonly output: NotebookOutput }) {
  switch (output.kind) {
    case "text":
    case "error":
      return output.text === "" ? null : (
        <LongText
          className={output.kind === "error" ? "Notebook-text Notebook-error" : "Notebook-text"}
          label={output.kind === "error" ? TEXT.error : TEXT.output}
          text={output.text}
        >
          {(text) => <MarkedText text={text} />}
        </LongText>
      );
    case "picture":
      return <EmbeddedImage base64={output.base64} alt={(output.text ?? TEXT.picture).slice(0, ALT_MAX)} />;
    case "other":
      return (
        <p className="Notebook-note">
          {TEXT.notShown}
          {output.types.length > 0 && ": "}
          <MarkedText text={output.types.join(", ")} />.
        </p>
      );
    default:
      return output satisfies never;
  }
}
