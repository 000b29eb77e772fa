/** The displayed parts of a Jupyter notebook. */
export interface Notebook {
  /** The name of the kernel's language; null when the file does not contain it. */
  readonly language: string | null;
  readonly cells: readonly NotebookCell[];
}

export type NotebookCell =
  | {
      readonly kind: "markdown" | "raw";
      readonly source: string;
      /** Attached images in base64, by name; the bytes are not checked yet. */
      readonly attachments?: ReadonlyMap<string, string>;
    }
  | {
      readonly kind: "code";
      readonly source: string;
      /** The execution count; null if the cell was not run. */
      readonly count: number | null;
      readonly outputs: readonly NotebookOutput[];
    };

export type NotebookOutput =
  | { readonly kind: "text" | "error"; readonly text: string }
  /** `text` is the alternative text, if any; the bytes are not checked yet. */
  | { readonly kind: "picture"; readonly base64: string; readonly text: string | null }
  /** The MIME types of the output. */
  | { readonly kind: "other"; readonly types: readonly string[] };

const [PLAIN, PICTURES] = ["text/plain", ["image/png", "image/jpeg"]] as const;
/** Terminal control sequences: colors, titles, cursor positions. */
// oxlint-disable-next-line no-control-regex -- The pattern matches control characters.
const CONTROL_SEQUENCES = /\x1B(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1B]*(?:\x07|\x1B\\)|[@-Z\\^_])/gu;

/**
 * Parses a notebook of nbformat 4. Returns null for anything else, and if any cell has an unknown form, so that no cell
 * is ever left out. Never throws. Pass the fields if they are parsed already. Linear in the text.
 */
export function parseNotebook(text: string, fields: NotebookFields | null = notebookFields(text)): Notebook | null {
  if (fields === null) return null;
  const cells = fields.cells.map(readCell);
  return cells.every((cell) => cell !== null) ? { language: languageOf(fields.notebook), cells } : null;
}

function languageOf({ metadata }: JsonFields): string | null {
  if (!isJsonFields(metadata)) return null;
  const [info, kernel] = [metadata["language_info"], metadata["kernelspec"]];
  const named =
    (isJsonFields(info) ? info["name"] : undefined) ?? (isJsonFields(kernel) ? kernel["language"] : undefined);
  return typeof named === "string" ? named : null;
}

function readCell(cell: unknown): NotebookCell | null {
  if (!isJsonFields(cell)) return null;
  const { cell_type: type, outputs = [], execution_count: count } = cell;
  const source = textOf(cell["source"]);
  if (source === null) return null;
  switch (type) {
    case "markdown": {
      const attachments = readAttachments(cell["attachments"]);
      return attachments.size === 0 ? { kind: "markdown", source } : { kind: "markdown", source, attachments };
    }
    case "raw":
      return { kind: "raw", source };
    case "code":
      if (!Array.isArray(outputs)) return null;
      return {
        kind: "code",
        source,
        count: typeof count === "number" ? count : null,
        outputs: outputs.map(readOutput),
      };
    default:
      return null;
  }
}

function readAttachments(attachments: unknown): ReadonlyMap<string, string> {
  const found = isJsonFields(attachments) ? Object.entries(attachments) : [];
  return new Map(
    found.flatMap(([name, content]) => {
      const type = isJsonFields(content) ? PICTURES.find((one) => textOf(content[one]) !== null) : undefined;
      const base64 = isJsonFields(content) && type !== undefined ? textOf(content[type]) : null;
      return base64 === null ? [] : [[name, base64] as const];
    }),
  );
}

function readOutput(output: unknown): NotebookOutput {
  if (!isJsonFields(output)) return { kind: "other", types: [] };
  switch (output["output_type"]) {
    case "stream":
      return textOutput("text", textOf(output["text"]) ?? "");
    case "error":
      return textOutput("error", errorText(output));
    default:
      return readContent(isJsonFields(output["data"]) ? output["data"] : {});
  }
}

/** Prefers an image, then plain text, among the representations of an output. */
function readContent(content: JsonFields): NotebookOutput {
  const text = textOf(content[PLAIN]);
  for (const type of PICTURES) {
    const base64 = textOf(content[type]);
    if (base64 !== null) return { kind: "picture", base64, text };
  }
  return text === null ? { kind: "other", types: Object.keys(content) } : textOutput("text", text);
}

function errorText({ traceback, ename, evalue }: JsonFields): string {
  const lines = Array.isArray(traceback) ? traceback.filter((line) => typeof line === "string") : [];
  if (lines.length > 0) return lines.join("\n");
  return [ename, evalue].filter((part) => typeof part === "string").join(": ");
}

function textOutput(kind: "text" | "error", text: string): NotebookOutput {
  return { kind, text: text.replace(CONTROL_SEQUENCES, "").replace(/\r\n?/gu, "\n") };
}

/** A text is one string or a list of lines. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.join("") : null;
}

export interface NotebookFields {
  readonly notebook: JsonFields;
  readonly cells: readonly unknown[];
}

const MARK = /^\uFEFF/u;

/** Parses the JSON of a notebook: its fields and its cells. Returns null if it is not a notebook. Never throws. */
export function notebookFields(text: string): NotebookFields | null {
  const notebook = parseFields(text);
  if (notebook === null || typeof notebook["nbformat"] !== "number") return null;
  return Array.isArray(notebook["cells"]) ? { notebook, cells: notebook["cells"] } : null;
}

function parseFields(text: string): JsonFields | null {
  try {
    const value: unknown = JSON.parse(text.replace(MARK, ""));
    return isJsonFields(value) ? value : null;
  } catch {
    // Invalid JSON is not a notebook.
    return null;
  }
}

export type JsonFields = Readonly<Record<string, unknown>>;

export function isJsonFields(value: unknown): value is JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
