import { personChoices } from "#contract/personChoices.ts";
import { CHOICES_META } from "#contract/wire.ts";
import { choices, localChoice } from "#app/ui/choices.ts";

/**
 * Takes what the page's reader chose out of the page, and what they chose when a browser kept that by itself, which is the server's
 * to keep from then on. Gives whether the page said what was chosen: one that has no cookie does not.
 */
export function takeChoices(): boolean {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CHOICES_META}"]`);
  if (meta === null) return false;
  choices.take(personChoices.read(meta.content));
  const old = takeOld().filter(([name]) => choices.read(name) === null);
  if (old.length > 0) choices.change(new Map(old));
  return true;
}

/** Takes the choices that this browser keeps out of its storage and its cookies. */
function takeOld(): readonly (readonly [name: string, value: string])[] {
  return personChoices.names.flatMap((name) => {
    const key = `galley.${name}`;
    const value = localChoice.read(key);
    if (value === null) return [];
    localChoice.forget(key);
    document.cookie = `${key}=; path=/; max-age=0; samesite=strict`;
    return personChoices.allows(name, value) ? [[name, value] as const] : [];
  });
}
