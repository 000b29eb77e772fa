import { TypographyIcon } from "@primer/octicons-react";
import { useCallback, useEffect } from "react";
import type { FileContents } from "#app/diff/patch/FileContents.ts";
import {
  decodeText,
  encodingLabel,
  type FileEncodings,
  isAssumed,
  legacyEncodings,
} from "#app/diff/patch/encodings.ts";
import { Listeners } from "#app/ui/Listeners.ts";
import { Menu } from "#app/ui/Menu.tsx";
import { useNavigation } from "#app/ui/navigation.tsx";
import { localSettings } from "#app/ui/settings.ts";
import "./EncodingMenu.css";
import "./RenderedToggle.css";
import { useStored } from "#app/ui/Store.ts";

const TEXT = {
  menu: "Read file in another encoding",
  hint: {
    mark: "The encoding of the file, by its byte order mark",
    assumed: "The file is not UTF-8, and may have another encoding; choose it here",
    chosen: "The encoding that you chose for this file",
  },
} as const;

function labelOf({ old, new: now, chosen }: FileEncodings): string {
  return [...new Set([encodingLabel(old, chosen), encodingLabel(now, chosen)])].join(" → ");
}

/** The encodings that the viewer chose for files, in this browser; the last ones. */
const KEY = "galley.encodings";
const CHOSEN_MAX = 200;
const listeners = new Listeners();

type Chosen = readonly (readonly [file: string, encoding: string])[];

const chosenEncodings = {
  of: (file: string): string | null => readChosen().find(([known]) => known === file)?.[1] ?? null,
  choose(file: string, encoding: string | null): void {
    const others = readChosen().filter(([known]) => known !== file);
    const chosen: Chosen = encoding === null ? others : [[file, encoding], ...others];
    localSettings.save(KEY, JSON.stringify(chosen.slice(0, CHOSEN_MAX)));
    listeners.notify();
  },
  subscribe: listeners.add,
};

function readChosen(): Chosen {
  return localSettings.readList(KEY).flatMap(readChoice);
}

function readChoice(saved: unknown): Chosen {
  if (!Array.isArray(saved)) return [];
  const [file, encoding]: readonly unknown[] = saved;
  const known = legacyEncodings.find((choice) => choice.encoding === encoding)?.encoding;
  return typeof file === "string" && known !== undefined ? [[file, known]] : [];
}

/** Returns the encoding that the viewer chose for a file of this repository, and a function that chooses one. */
function useChosenEncoding(path: string): readonly [string | null, (encoding: string | null) => void] {
  const { url } = useNavigation();
  const file = `${url.split("/")[1] ?? ""}/${path}`;
  const chosen = useStored(chosenEncodings, () => chosenEncodings.of(file));
  const choose = useCallback((encoding: string | null) => chosenEncodings.choose(file, encoding), [file]);
  return [chosen, choose];
}

interface MenuProps {
  readonly encodings: FileEncodings;
  readonly onChoose: (encoding: string | null) => void;
}

/** Names the encoding of a file, and lets another one be chosen if it is assumed. */
function EncodingMenu({ encodings, onChoose }: MenuProps) {
  const label = labelOf(encodings);
  const { chosen } = encodings;
  if (!isAssumed(encodings.old) && !isAssumed(encodings.new)) {
    return (
      <span className="muted small nowrap" title={`${label}: ${TEXT.hint.mark}`}>
        {label}
      </span>
    );
  }
  return (
    <Menu
      label={TEXT.menu}
      trigger={
        <button
          type="button"
          className="RenderedToggle inline-row gap-1 muted small nowrap"
          aria-label={label}
          title={`${label}: ${chosen === null ? TEXT.hint.assumed : TEXT.hint.chosen}`}
        >
          <TypographyIcon />
          <span className="EncodingMenu-label">{label}</span>
        </button>
      }
      items={[
        { kind: "heading", label: TEXT.menu },
        { kind: "choice", label: "Default", checked: chosen === null, run: () => onChoose(null) },
        { kind: "separator" },
        ...legacyEncodings.map(({ encoding, ...labels }) => ({
          kind: "choice" as const,
          ...labels,
          checked: chosen === encoding,
          run: () => onChoose(encoding),
        })),
      ]}
    />
  );
}

interface ChangedFileProps {
  readonly contents: FileContents;
  readonly path: string;
  readonly encodings: FileEncodings;
}

export function ChangedFileEncoding({ contents, path, encodings }: ChangedFileProps) {
  const [chosen, choose] = useChosenEncoding(path);
  useEffect(() => {
    if (chosen !== encodings.chosen) contents.choose(path, chosen);
  }, [contents, path, chosen, encodings.chosen]);
  return <EncodingMenu encodings={encodings} onChoose={choose} />;
}

interface EncodedText {
  readonly encoding?: string | null | undefined;
  readonly text?: string | null | undefined;
  /** The text as in patches, if its encoding is assumed. */
  readonly escapedText?: string | null | undefined;
}

/** Returns the text of a whole file as the viewer reads it, and draws its encoding in its header; nothing for UTF-8. */
export function useEncodedText(path: string, { encoding = null, text = null, escapedText = null }: EncodedText) {
  const [chosen, choose] = useChosenEncoding(path);
  const own = chosen === null || escapedText === null ? text : decodeText(escapedText, encoding, chosen);
  const renderEncoding = useCallback(
    () =>
      encoding !== null &&
      encoding !== "utf-8" && <EncodingMenu encodings={{ old: encoding, new: encoding, chosen }} onChoose={choose} />,
    [encoding, chosen, choose],
  );
  return { text: own, renderEncoding };
}
