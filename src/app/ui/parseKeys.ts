/** Keys pressed at once. `mod` is the command key on Apple's machines and control elsewhere. */
export type KeyChord = {
  /** As in `KeyboardEvent.key`, single letters in lower case, the space bar as `Space`. */
  readonly key: string;
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
};

/** Reads keys as we write them: `?`, `Mod+K`, `Shift+G`, or one after the other as in `g d`. Throws on what is none of these. */
export function parseKeys(keys: string): readonly KeyChord[] {
  return keys.split(" ").map((written) => {
    // The last "+" of "Mod++" is a key, not a joint.
    const names = written.split(/\+(?!$)/);
    const key = names.pop();
    const modifiers = new Set(names);
    const unknown = names.find((name) => name !== "Mod" && name !== "Shift" && name !== "Alt");
    if (key === undefined || key === "" || unknown !== undefined) throw new Error(`These are no keys: "${keys}".`);
    return {
      key: key.length === 1 ? key.toLowerCase() : key,
      mod: modifiers.has("Mod"),
      shift: modifiers.has("Shift"),
      alt: modifiers.has("Alt"),
    };
  });
}
