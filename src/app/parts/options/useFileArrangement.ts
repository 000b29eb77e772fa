import { useMemo } from "react";
import type { FileArrangement } from "#app/diff/list/FileListHead.tsx";
import { localChoice } from "#app/ui/localChoice.ts";

const FORM_KEPT = "galley.files";
const ORDER_KEPT = "galley.order";

type Form = FileArrangement["form"];
type Order = FileArrangement["order"];
/** A value that the address may hold, and how to put another there. */
type Asked = readonly [string | null, (value: string | null) => void];

function isForm(value: string | null): value is Form {
  return value === "tree" || value === "list";
}

function isOrder(value: string | null): value is Order {
  return value === "path" || value === "size" || value === "last";
}

/**
 * Chooses how the files of a change are arranged: as the address says, else as was last chosen, else as a tree by path. A
 * choice is kept and handed on to the address.
 */
export function useFileArrangement([askedForm, askForm]: Asked, [askedOrder, askOrder]: Asked): FileArrangement {
  const keptForm = localChoice.read(FORM_KEPT);
  const keptOrder = localChoice.read(ORDER_KEPT);
  const form: Form = isForm(askedForm) ? askedForm : isForm(keptForm) ? keptForm : "tree";
  const order: Order = isOrder(askedOrder) ? askedOrder : isOrder(keptOrder) ? keptOrder : "path";
  return useMemo(
    () => ({
      form,
      order,
      onForm: (next) => {
        localChoice.keep(FORM_KEPT, next);
        askForm(next);
      },
      onOrder: (next) => {
        localChoice.keep(ORDER_KEPT, next);
        askOrder(next);
      },
    }),
    [form, order, askForm, askOrder],
  );
}
