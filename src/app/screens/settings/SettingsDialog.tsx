import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { settingList, type Setting } from "#app/parts/settings/settingList.ts";
import { useForgetWords } from "#app/relay/useForgetWords.ts";
import { Button } from "#app/ui/Button.tsx";
import { choices } from "#app/ui/choices.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { fetchSettings } from "./fetchSettings.ts";
import { SettingRow } from "./SettingRow.tsx";
import { SettingsPreview } from "./SettingsPreview.tsx";
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
