import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { ExportedReview } from "#contract/reviewFile.ts";
import { Paper } from "#app/ui/Paper.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { PrintedReview } from "./PrintedReview.tsx";
import { fetchExport } from "./fetchExport.ts";

/** Fetches a whole change, since the reader has only its visible part, and prints it. Renders nothing on the screen. */
export function PrintChange({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [review, setReview] = useState<ExportedReview | null>(null);
  useEffect(() => {
    let isOld = false;
    toast({ text: "Preparing all lines for printing…" });
    fetchExport(environment, { id, leaveOut: [], withNames: true }, "data").then(
      ({ data }) => {
        const read: unknown = JSON.parse(data ?? "null");
        if (isOld) return;
        if (isReview(read)) setReview(read);
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
  if (review === null) return null;
  return (
    <Paper onPrinted={onDone}>
      <PrintedReview review={review} />
    </Paper>
  );
}

/** Page and server are of the same version, so its presence says all. */
function isReview(data: unknown): data is ExportedReview {
  return typeof data === "object" && data !== null && "files" in data && "threads" in data;
}
