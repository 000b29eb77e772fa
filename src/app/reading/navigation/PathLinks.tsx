import type { ReactNode } from "react";
import { displayPath } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import "./PathLinks.css";

const ROOT = "All files";

interface Props {
  /** Relative to the root; empty for the root itself. A byte that is not UTF-8 is a lone surrogate. */
  readonly path: string;
  /** Returns the address of a folder by its path; "" is the root. */
  readonly addressOf: (folder: string) => string;
}

/** Shows a path whose folders are links; the last part is the current page. */
export function PathLinks({ path, addressOf }: Props): ReactNode {
  const parts = path === "" ? [] : path.split("/");
  const folders = parts.slice(0, -1).map((name, index) => ({ name, folder: parts.slice(0, index + 1).join("/") }));
  return (
    <span className="long-words">
      {parts.length === 0 ? (
        ROOT
      ) : (
        <Link className="PathLinks-folder nowrap accent" to={addressOf("")}>
          {ROOT}
        </Link>
      )}
      {folders.map(({ name, folder }) => (
        <span key={folder} className="PathLinks-part">
          <Slash />
          <Link className="PathLinks-folder accent" to={addressOf(folder)}>
            {displayPath(name)}
          </Link>
        </span>
      ))}
      {parts.length > 0 && (
        <span className="PathLinks-part">
          <Slash />
          {displayPath(parts.at(-1) ?? "")}
        </span>
      )}
    </span>
  );
}

function Slash(): ReactNode {
  return (
    <>
      <span className="PathLinks-slash muted">/</span>
      <wbr />
    </>
  );
}
