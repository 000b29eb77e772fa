import type { Viewer } from "../Viewer.ts";

const FROM_GIT = "From git's own configuration: user.name and user.email.";
const FROM_GALLEY = "As you told Galley; kept in this repository under refs/galley/identity, which is never pushed.";
const NOWHERE =
  "Git's configuration names nobody. What you say is kept in this repository under refs/galley/identity, which is never pushed.";

/** Says where the viewer's name comes from, or where it would be kept. */
export function whoIsViewer({ source }: Pick<Viewer, "source">): string {
  switch (source) {
    case "git":
      return FROM_GIT;
    case "galley":
      return FROM_GALLEY;
    case "nowhere":
      return NOWHERE;
  }
}
