import { type ReactNode, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ExportedReview } from "#contract/reviewFile.ts";
import { Paper } from "#app/ui/Paper.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { fetchExport } from "./ExportDialog.tsx";

/** Fetches a whole change, since the reader has only its visible part, and prints it. Renders nothing on the screen. */
export function PrintChange({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [change, setChange] = useState<ReactNode>(null);
  useEffect(() => {
    let isOld = false;
    toast({ text: "Preparing all lines for printing…" });
    Promise.all([
      fetchExport(environment, { id, leaveOut: [], withNames: true }, "data"),
      import("./ExportedChange.tsx"),
      import("#app/reading/markdown/MarkdownTree.tsx"), // the paper cannot wait for it
    ]).then(
      ([{ data }, { ExportedChange, openExport }]) => {
        const read: unknown = JSON.parse(data ?? "null");
        if (isOld) return;
        if (isReview(read)) setChange(<ExportedChange open={openExport(read)} />);
        else toast({ text: "The change could not be prepared for printing." });
      },
      (error: Error) => {
        toast({ text: error.message });
        onDone();
      },
    );
    return () => {
      isOld = true;
    };
  }, [environment, id, toast, onDone]);
  useEffect(() => {
    if (change === null) return undefined;
    window.addEventListener("afterprint", onDone);
    // What is loaded already but drawn lazily comes with the next frame.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
    return () => {
      window.removeEventListener("afterprint", onDone);
      cancelAnimationFrame(frame);
    };
  }, [change, onDone]);
  return change !== null && <Paper>{change}</Paper>;
}

/** Page and server are of the same version, so its presence says all. */
function isReview(data: unknown): data is ExportedReview {
  return typeof data === "object" && data !== null && "files" in data && "threads" in data;
}
