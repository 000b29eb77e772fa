import { useId } from "react";
import type { Setting } from "#app/parts/settings/settingList.ts";
import { SegmentedControl } from "#app/ui/SegmentedControl.tsx";
import { useChoice } from "#app/ui/useChoice.ts";

/** With more options, or longer ones, a row is a list to choose from: side by side they would not fit. */
const BESIDE_MAX = 3;

interface Props {
  readonly setting: Setting;
  readonly onChoose: (value: string) => void;
}

/** One setting with what may be chosen: all in sight where these are few, else in a list. */
export function SettingRow({ setting: { name, label, options, usual }, onChoose }: Props) {
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
