import { useId, useState } from "react";
import { graphql } from "react-relay";
import { useLoadedQuery } from "#app/reading/data/useLoadedQuery.ts";
import { type Setting, settingList, YES_OR_NO } from "#app/reading/settings/settingList.ts";
import { turnNotifications } from "#app/reviewing/updates/turnNotifications.ts";
import { useForgetParams } from "#app/relay/useRouter.ts";
import { Button } from "#app/ui/Button.tsx";
import { settings, useSetting } from "#app/ui/settings.ts";
import { Dialog } from "#app/ui/Dialog.tsx";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import type { SettingsDialogQuery } from "#generated/SettingsDialogQuery.graphql.ts";
import "./SettingsDialog.css";

const NOTIFY = "When it is my turn, in this browser";
const GROUPS = [...new Set(settingList.map(({ group }) => group))];

/** The settings of all pages. Each choice applies immediately. */
export function SettingsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const forgetParams = useForgetParams();
  const { latest: file } = useLoadedQuery<SettingsDialogQuery, string | null>(
    graphql`
      query SettingsDialogQuery {
        settings {
          file
        }
      }
    `,
    open ? {} : null,
    readFile,
  );

  const choose = (setting: Setting, value: string): void => {
    settings.save(setting.name, value);
    forgetParams(setting.param === null ? [] : [setting.param]);
  };
  const reset = (): void => {
    settings.change(new Map(settingList.map(({ name }) => [name, null])));
    forgetParams(settingList.flatMap(({ param }) => param ?? []));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Settings"
      size="large"
      footer={
        <>
          <Button hint="Reset all settings to their defaults" onClick={reset}>
            Reset to defaults
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="SettingsDialog gap-4">
        {GROUPS.map((group) => (
          <section key={group} className="SettingsDialog-group">
            <h3 className="SettingsDialog-heading muted small strong">{group}</h3>
            {settingList
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingRow key={setting.name} setting={setting} onChoose={(value) => choose(setting, value)} />
              ))}
          </section>
        ))}
        <section className="SettingsDialog-group">
          <h3 className="SettingsDialog-heading muted small strong">Notifications</h3>
          <NotificationRow />
        </section>
        <p className="muted small long-words">
          {file === null ? "\u00a0" : `Saved in ${file}, for all your browsers and repositories.`}
        </p>
      </div>
    </Dialog>
  );
}

/** The maximum number of options shown side by side; longer lists become a select. */
const BESIDE_MAX = 3;

interface SettingRowProps {
  readonly setting: Setting;
  readonly onChoose: (value: string) => void;
}

/** One setting: a segmented control for few options, else a select. */
function SettingRow({ setting: { name, label, options, usual }, onChoose }: SettingRowProps) {
  const id = useId();
  const value = useSetting(name) ?? usual;
  const isBeside = options.length <= BESIDE_MAX;
  return (
    <div className="SettingRow row wrap spread">
      {isBeside ? <span aria-hidden="true">{label}</span> : <label htmlFor={id}>{label}</label>}
      {isBeside ? (
        <SegmentedControl label={label} options={options} value={value} onChange={onChoose} />
      ) : (
        <select id={id} className="field" value={value} onChange={(event) => onChoose(event.target.value)}>
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

/** Turns notifications of this browser on or off. Only turning them on asks the browser for permission. */
function NotificationRow() {
  const [isOn, setOn] = useState(turnNotifications.isOn);
  const [reason, setReason] = useState<string | null>(null);
  const choose = async (value: string): Promise<void> => {
    if (value === "1") setReason(await turnNotifications.turnOn());
    else turnNotifications.turnOff();
    setOn(turnNotifications.isOn());
  };
  return (
    <>
      <div className="SettingRow row wrap spread">
        <span aria-hidden="true">{NOTIFY}</span>
        <SegmentedControl
          label={NOTIFY}
          options={YES_OR_NO}
          value={isOn ? "1" : "0"}
          onChange={(value) => void choose(value)}
        />
      </div>
      {reason !== null && <p role="alert">{reason}</p>}
    </>
  );
}

const readFile = ({ settings: saved }: SettingsDialogQuery["response"]) => saved?.file ?? null;
