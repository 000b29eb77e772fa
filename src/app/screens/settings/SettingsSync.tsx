import { useEffect } from "react";
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { type SettingChanges, settings, settingsOf } from "#app/ui/settings.ts";
import { type ShowToast, useToast } from "#app/ui/Toaster.tsx";
import type { SettingsSyncMutation } from "#generated/SettingsSyncMutation.graphql.ts";
import type { SettingsSyncQuery } from "#generated/SettingsSyncQuery.graphql.ts";

const CHANNEL = "galley-settings";

/**
 * Saves settings to the server and applies changes made elsewhere: from tabs of the same origin immediately, from
 * others when this page regains focus. Renders nothing.
 */
export function SettingsSync(): null {
  const environment = useRelayEnvironment();
  const show = useToast();
  useEffect(() => follow(environment, show), [environment, show]);
  return null;
}

function follow(environment: IEnvironment, show: ShowToast): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
  /** Settings that could not be saved; they still apply to this page. */
  const unsaved = new Map<string, string | null>();
  let underWay = 0;
  let made = 0;
  const leave = settings.saveWith((changes) => {
    made++;
    underWay++;
    channel?.postMessage([...settings.all()]);
    void updateSettings(environment, changes).then((problem) => {
      underWay--;
      for (const [name, value] of changes) {
        if (problem === null) unsaved.delete(name);
        else unsaved.set(name, value);
      }
      if (problem !== null) show({ text: problem });
    });
  });
  const save = (): void => {
    if (document.visibilityState !== "visible" || underWay > 0) return;
    const asked = made;
    void fetchSettings(environment).then((saved) => {
      // The response lacks settings that were changed after the request.
      if (saved !== null && asked === made) settings.take(withChanges(saved, unsaved));
    });
  };
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => settings.take(settingsOf(data)));
  document.addEventListener("visibilitychange", save);
  window.addEventListener("focus", save);
  return () => {
    leave();
    channel?.close();
    document.removeEventListener("visibilitychange", save);
    window.removeEventListener("focus", save);
  };
}

function withChanges(saved: ReadonlyMap<string, string>, changes: SettingChanges): ReadonlyMap<string, string> {
  const all = new Map<string, string | null>([...saved, ...changes]);
  return new Map([...all].flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
}

/** Saves settings on the server. Resolves to null on success, else to the error message; never rejects. */
function updateSettings(environment: IEnvironment, changes: SettingChanges): Promise<string | null> {
  return new Promise((resolve) => {
    commitMutation<SettingsSyncMutation>(environment, {
      mutation: graphql`
        mutation SettingsSyncMutation($input: UpdateSettingsInput!) {
          updateSettings(input: $input) {
            problem {
              message
            }
          }
        }
      `,
      variables: { input: { values: Array.from(changes, ([name, value]) => ({ name, value })) } },
      onCompleted: ({ updateSettings: saved }, errors) =>
        resolve(saved?.problem?.message ?? errors?.[0]?.message ?? null),
      onError: (error) => resolve(error.message),
    });
  });
}

/** Fetches the saved settings, which other pages or repositories may have changed. Resolves to null on failure. */
async function fetchSettings(environment: IEnvironment): Promise<ReadonlyMap<string, string> | null> {
  const answer = await fetchQuery<SettingsSyncQuery>(
    environment,
    graphql`
      query SettingsSyncQuery {
        settings {
          values {
            name
            value
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .catch(() => undefined); // The known settings stay in use; requests of the page report a lost server.
  const values = answer?.settings?.values;
  if (values == null) return null;
  return new Map(values.flatMap(({ name, value }) => (name == null || value == null ? [] : [[name, value] as const])));
}
