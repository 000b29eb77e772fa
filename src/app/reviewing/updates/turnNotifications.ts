import { localSettings } from "#app/ui/settings.ts";

const KEY = "galley.notifications";
const ON = "1";

/** Notifications of this browser that it is the viewer's turn. They are off until the viewer turns them on. */
export const turnNotifications = {
  isOn: (): boolean =>
    typeof Notification !== "undefined" && Notification.permission === "granted" && localSettings.read(KEY) === ON,
  /** Asks the browser for permission; resolves to the reason if it does not give it, else to null. */
  async turnOn(): Promise<string | null> {
    if (typeof Notification === "undefined") return "This browser cannot show notifications for this page.";
    if ((await Notification.requestPermission()) !== "granted")
      return "The browser blocks notifications for this page. Allow them in its settings for this site.";
    localSettings.save(KEY, ON);
    return null;
  },
  turnOff: (): void => localSettings.save(KEY, "0"),
} as const;
