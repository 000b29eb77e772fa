import { useRouter } from "#app/relay/useRouter.ts";
import { MissingPalette } from "#app/ui/Dialog.tsx";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { later } from "#app/ui/later.tsx";
import { Store, useStore } from "#app/ui/Store.ts";
import { addressOf } from "#contract/pages.ts";

const OpenPullRequestDialog = later(
  async () => (await import("#app/reviewing/forges/OpenPullRequestDialog.tsx")).OpenPullRequestDialog,
  MissingPalette,
);

/** The slug of the repository whose dialog is open; null if none is. */
const opened = new Store<string | null>(null);

/** Opens the dialog that opens a pull request of a repository. Text typed while its code loads is put into its field. */
export function openPullRequest(slug: string): void {
  textBuffer.startBuffering();
  opened.set(slug);
}

const close = (): void => opened.set(null);

/** The place of the dialog: once on every page. */
export function PullRequestOpener() {
  const { go } = useRouter();
  const slug = useStore(opened);
  if (slug === null) return null;
  const show = (review: string): void => go(addressOf.review(slug, review));
  return <OpenPullRequestDialog key={slug} slug={slug} open onClose={close} onOpened={show} />;
}
