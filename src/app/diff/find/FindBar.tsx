import { ChevronDownIcon, ChevronUpIcon, XIcon } from "@primer/octicons-react";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { formatCount } from "#app/ui/format.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { isPressed } from "#app/ui/Kbd.tsx";
import "./find.css";
import type { FindQuery } from "../workers/findPattern.ts";
import type { FindState } from "./Finder.ts";

const TITLE = "Find in the change";

/** The text to put into the field and to select there, so that typing replaces it. */
export interface FindOpening {
  readonly text: string;
}

export function FindBar(props: {
  readonly query: FindQuery;
  readonly state: FindState;
  /** Each new object focuses the field and selects this text in it. */
  readonly opening: FindOpening;
  readonly onQuery: (query: FindQuery) => void;
  readonly onStep: (isForward: boolean) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { query, state, opening, onQuery, onStep, onClose } = props;
  const bar = useRef<HTMLDivElement>(null);
  const countId = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { length } = field.current?.value ?? "";
    field.current?.focus({ preventScroll: true });
    // What was typed since is continued.
    field.current?.setSelectionRange(field.current.value === opening.text ? 0 : length, length);
  }, [opening]);

  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => onStep(true),
    "Shift+Enter": () => onStep(false),
    F3: () => onStep(true),
    "Shift+F3": () => onStep(false),
    Escape: onClose,
    "Alt+C": () => onQuery({ ...query, matchesCase: !query.matchesCase }),
    "Alt+W": () => onQuery({ ...query, wholeWord: !query.wholeWord }),
    "Alt+R": () => onQuery({ ...query, isRegex: !query.isRegex }),
  };
  useBarKeys(bar, field, actions);

  const hasFailed = state.failure !== null || (state.isComplete && state.count === 0 && query.text !== "");
  return (
    <div ref={bar} className="diff-find small" role="search" aria-label={TITLE}>
      <div className="diff-find-row row wrap">
        <input
          ref={field}
          className="diff-find-field focus-inside"
          type="text"
          aria-label={TITLE}
          aria-invalid={hasFailed || undefined}
          aria-describedby={countId}
          placeholder="Find in all lines"
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={query.text}
          onChange={(event) => onQuery({ ...query, text: event.target.value })}
        />
        <span id={countId} className="diff-find-count muted digits nowrap">
          {countText(state, query)}
        </span>
        <Toggle label="Match case" keys="Alt+C" sign="Aa" isOn={query.matchesCase} onPress={actions["Alt+C"]} />
        <Toggle label="Whole words" keys="Alt+W" sign="ab" isOn={query.wholeWord} onPress={actions["Alt+W"]} />
        <Toggle label="Regular expression" keys="Alt+R" sign=".*" isOn={query.isRegex} onPress={actions["Alt+R"]} />
        <IconButton
          label="Previous match"
          keys="Shift+Enter"
          size="small"
          icon={<ChevronUpIcon />}
          disabled={state.count === 0}
          onClick={() => onStep(false)}
        />
        <IconButton
          label="Next match"
          keys="Enter"
          size="small"
          icon={<ChevronDownIcon />}
          disabled={state.count === 0}
          onClick={() => onStep(true)}
        />
        <IconButton label="Close" keys="Escape" size="small" icon={<XIcon />} onClick={onClose} />
      </div>
      {state.failure !== null ? (
        <p className="diff-find-note long-words" role="alert">
          {state.failure}
        </p>
      ) : (
        state.query !== null &&
        !state.isComplete && (
          <p key={state.query.text} className="diff-find-note diff-find-progress card muted long-words digits">
            Searching… {formatCount(state.searched)} of {formatCount(state.total)} files
          </p>
        )
      )}
    </div>
  );
}

function useBarKeys(
  bar: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // Pressed again in the field, the keys open the browser's own find.
    if (isPressed(event, "Mod+F")) {
      event.stopPropagation();
      return;
    }
    // On a button, Enter presses the button.
    if (event.key === "Enter" && event.target !== field.current) return;
    const keys = Object.keys(actions).find((chord) => isPressed(event, chord));
    if (keys === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    actions[keys]?.();
  });
  useEffect(() => {
    const element = bar.current;
    const listen = (event: KeyboardEvent): void => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, [bar]);
}

function Toggle(props: {
  readonly label: string;
  readonly keys: string;
  readonly sign: string;
  readonly isOn: boolean;
  readonly onPress: (() => void) | undefined;
}): ReactNode {
  return (
    <IconButton
      label={props.label}
      keys={props.keys}
      size="small"
      className="diff-find-toggle"
      aria-pressed={props.isOn}
      icon={<span aria-hidden="true" data-sign={props.sign} />}
      onClick={props.onPress}
    />
  );
}

/** Returns the position of the current match and the number of matches; "+" if there may be more. */
function countText({ count, rank, isComplete, failure }: FindState, { text }: FindQuery): string {
  if (text === "" || failure !== null) return "";
  if (count === 0) return isComplete ? "No matches" : "";
  const all = `${formatCount(count)}${isComplete ? "" : "+"}`;
  return rank === 0 ? all : `${formatCount(rank)} of ${all}`;
}
