import { KebabHorizontalIcon } from "@primer/octicons-react";
import { IconButton } from "./Button.tsx";
import { Link } from "./navigation.tsx";
import { Menu } from "./Menu.tsx";
import "./Crumbs.css";

const TEXT = {
  label: "Breadcrumbs",
  more: "Parent pages",
} as const;

export type Crumb = { readonly label: string; readonly to?: string };

/**
 * The path from the repository to the current page. Long names are shortened, the last one last. In narrow windows all
 * but the last two are in a menu.
 */
export function Crumbs({ items }: { readonly items: readonly Crumb[] }) {
  const early = items.slice(0, -2);
  return (
    <nav className="Crumbs" aria-label={TEXT.label}>
      {early.length > 0 && (
        <div className="Crumbs-more">
          <Menu
            label={TEXT.more}
            trigger={<IconButton size="small" label={TEXT.more} icon={<KebabHorizontalIcon />} />}
            items={early.flatMap(({ label, to }) => (to === undefined ? [] : [{ kind: "link", label, to } as const]))}
          />
        </div>
      )}
      <ol className="Crumbs-list">
        {items.map(({ label, to }, index) => (
          <li key={index} className="Crumbs-item" data-early={index < early.length || undefined}>
            {to === undefined || index === items.length - 1 ? (
              <span
                className="Crumbs-name"
                title={label}
                aria-current={index === items.length - 1 ? "page" : undefined}
              >
                {label}
              </span>
            ) : (
              <Link className="Crumbs-name" to={to} title={label}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
