import { useMemo } from "react";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import { choices } from "#app/ui/choices.ts";
import { useChoice } from "#app/ui/useChoice.ts";

const FORM = "files";
const ORDER = "order";

type Form = FileArrangement["form"];
type Order = FileArrangement["order"];
/** A value that the address may hold, and how to put another there. */
type Asked = readonly [string | null, (value: string | null) => void];

function isForm(value: string | null): value is Form {
  return value === "tree" || value === "list";
}

function isOrder(value: string | null): value is Order {
  return value === "path" || value === "size" || value === "last" || value === "together";
}

/**
 * Chooses how the files of a change are arranged: as the address says, else as was last chosen, else as a tree by path. A
 * choice is kept and handed on to the address.
 */
export function useFileArrangement([askedForm, askForm]: Asked, [askedOrder, askOrder]: Asked): FileArrangement {
  const keptForm = useChoice(FORM);
  const keptOrder = useChoice(ORDER);
  const form: Form = isForm(askedForm) ? askedForm : isForm(keptForm) ? keptForm : "tree";
  const order: Order = isOrder(askedOrder) ? askedOrder : isOrder(keptOrder) ? keptOrder : "path";
  return useMemo(
    () => ({
      form,
      order,
      onForm: (next) => {
        choices.keep(FORM, next);
        askForm(next);
      },
      onOrder: (next) => {
        choices.keep(ORDER, next);
        askOrder(next);
      },
    }),
    [form, order, askForm, askOrder],
  );
}
