import { personSettings } from "#contract/personSettings.ts";
import { SETTINGS_META } from "#contract/wire.ts";
import { settings, localSettings } from "#app/ui/settings.ts";

/**
 * Loads the viewer's settings from the page, and moves the settings of older versions, which were saved in the browser,
 * to the server.
 */
export function loadSettings(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`);
  if (meta === null) return;
  settings.take(personSettings.read(meta.content));
  const old = takeOld().filter(([name]) => settings.read(name) === null);
  if (old.length > 0) settings.change(new Map(old));
}

/** Reads the old settings of this browser, and deletes them from its storage and its cookies. */
function takeOld(): readonly (readonly [name: string, value: string])[] {
  return personSettings.names.flatMap((name) => {
    const key = `galley.${name}`;
    const value = localSettings.read(key);
    if (value === null) return [];
    localSettings.forget(key);
    document.cookie = `${key}=; path=/; max-age=0; samesite=strict`;
    return personSettings.allows(name, value) ? [[name, value] as const] : [];
  });
}
