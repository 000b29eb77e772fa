import { useEffect, useId, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { type Setting, settingList } from "#app/parts/settings/settingList.ts";
import { useForgetWords } from "#app/relay/useSearchParams.ts";
import { Button } from "#app/ui/Button.tsx";
import { choices } from "#app/ui/choices.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { useChoice } from "#app/ui/useChoice.ts";
import { fetchSettings } from "./fetchSettings.ts";
import "./SettingsDialog.css";

const TEXT = {
  title: "Settings",
  reset: "Reset to defaults",
  resetHint: "Every setting goes back to what is usual",
  done: "Done",
  keptIn: (place: string): string => `Kept in ${place}, for all your browsers and repositories.`,
} as const;
const GROUPS = [...new Set(settingList.map(({ group }) => group))];

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lets one choose how things are shown on all pages; each choice holds at once, on the page behind it too. */
export function SettingsDialog({ open, onClose }: Props) {
  const environment = useRelayEnvironment();
  const forgetWords = useForgetWords();
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let isOver = false;
    void fetchSettings(environment).then((kept) => {
      if (!isOver && kept !== null) setPlace(kept.place);
    });
    return () => {
      isOver = true;
    };
  }, [open, environment]);

  const choose = (setting: Setting, value: string): void => {
    choices.keep(setting.name, value);
    forgetWords(setting.word === null ? [] : [setting.word]);
  };
  const reset = (): void => {
    choices.change(new Map(settingList.map(({ name }) => [name, null])));
    forgetWords(settingList.flatMap(({ word }) => word ?? []));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TEXT.title}
      size="large"
      footer={
        <>
          <Button hint={TEXT.resetHint} onClick={reset}>
            {TEXT.reset}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {TEXT.done}
          </Button>
        </>
      }
    >
      <div className="SettingsDialog">
        {GROUPS.map((group) => (
          <section key={group} className="SettingsDialog-group">
            <h3 className="SettingsDialog-heading">{group}</h3>
            {settingList
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingRow key={setting.name} setting={setting} onChoose={(value) => choose(setting, value)} />
              ))}
            {group === GROUPS[0] && <SettingsPreview />}
          </section>
        ))}
        <p className="SettingsDialog-place">{place === null ? "\u00a0" : TEXT.keptIn(place)}</p>
      </div>
    </Dialog>
  );
}

/** With more options, or longer ones, a row is a list to choose from: side by side they would not fit. */
const BESIDE_MAX = 3;

interface SettingRowProps {
  readonly setting: Setting;
  readonly onChoose: (value: string) => void;
}

/** One setting with what may be chosen: all in sight where these are few, else in a list. */
function SettingRow({ setting: { name, label, options, usual }, onChoose }: SettingRowProps) {
  const id = useId();
  const value = useChoice(name) ?? usual;
  const isBeside = options.length <= BESIDE_MAX;
  return (
    <div className="SettingRow">
      {isBeside ? <span aria-hidden="true">{label}</span> : <label htmlFor={id}>{label}</label>}
      {isBeside ? (
        <SegmentedControl label={label} options={options} value={value} onChange={onChoose} />
      ) : (
        <select id={id} className="SettingRow-list" value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

const SETTINGS_PREVIEW_TEXT = {
  label: "How code looks so",
} as const;
const TAB_USUAL = "4";
/** A tab, a blank at the end, and a line of each kind. */
const LINES: readonly { readonly kind: "same" | "removed" | "added"; readonly text: string }[] = [
  { kind: "same", text: "function proof(lines) {" },
  { kind: "removed", text: "\treturn lines.length; " },
  { kind: "added", text: "\treturn lines.filter(Boolean).length;" },
  { kind: "same", text: "}" },
];
const SIGNS = { same: " ", removed: "-", added: "+" } as const;

/** Some lines of a change as the settings show them. */
function SettingsPreview() {
  const tab = useChoice("tab") ?? TAB_USUAL;
  const marks = useChoice("marks") === "1";
  return (
    <pre
      className="SettingsPreview"
      aria-label={SETTINGS_PREVIEW_TEXT.label}
      role="img"
      style={{ tabSize: Number(tab) }}
    >
      {LINES.map(({ kind, text }) => (
        <span key={text} className="SettingsPreview-line" data-kind={kind}>
          {SIGNS[kind]} {marks ? marked(text) : text}
          {"\n"}
        </span>
      ))}
    </pre>
  );
}

/** Writes the blank at a line's end and the tabs at its beginning so that one sees them. */
function marked(text: string): string {
  return text.replace(/ $/u, "·").replace(/^\t/u, "→\t");
}
