/** Tells whether this browser runs where the command key, not control, is the one for commands. */
export function isApplePlatform(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
