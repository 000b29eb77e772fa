import { QuestionIcon } from "@primer/octicons-react";
import { type ReactNode, useContext } from "react";
import { graphql } from "react-relay";
import type { AnswerLayerInput, AnswerMenuMutation } from "#generated/AnswerMenuMutation.graphql.ts";
import { IconButton } from "#app/ui/Button.tsx";
import { displayPath } from "#app/ui/format.ts";
import { Menu, type MenuShortcut } from "#app/ui/Menu.tsx";
import type { MenuItem } from "#app/ui/OpenMenu.tsx";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { useToast } from "#app/ui/Toaster.tsx";
import { newKey, useReviewMutation } from "../mutations/useReviewMutation.ts";
import { ReadSpanContext } from "../threads/ThreadEvidence.tsx";
import type { RailLayer } from "./fetchStack.ts";
import { stackKeys } from "./stackKeys.ts";

const TEXT = {
  label: "Answer which commit this is",
  older: (position: number, patchSet: number): string => `Commit ${position} of patch set ${patchSet}`,
  added: "A new commit",
  removed: "Your answer was removed.",
} as const;
const SHORTCUT: MenuShortcut = { keys: stackKeys.answer, label: TEXT.label, group: shortcutGroups.review };

/** Returns true if the viewer can say which older commit a layer is, or did so. */
export function isAsked({ position, change, isAnswered }: RailLayer): boolean {
  return position !== null && (change === "UNCERTAIN" || isAnswered);
}

interface Props {
  readonly reviewId: string;
  readonly layer: RailLayer;
  /** The number of the patch set of the older commits. */
  readonly since: number;
  /** True if the shortcut opens this menu. */
  readonly hasShortcut?: boolean;
  /** Called when the comparison of the layers has changed. */
  readonly onAnswered: () => void;
}

/** The button with the answers to which older commit an uncertain layer is. An answer can be removed. */
export function AnswerMenu({ reviewId, layer, since, hasShortcut = false, onAnswered }: Props): ReactNode {
  const { from, to, layers } = useContext(ReadSpanContext);
  const toast = useToast();
  // The threads of the review are then on other layers.
  const [run] = useReviewMutation<AnswerMenuMutation>(
    graphql`
      mutation AnswerMenuMutation($input: AnswerLayerInput!, $from: Int, $to: Int, $layers: LayerRange) {
        answerLayer(input: $input) {
          problem {
            message
          }
          review {
            ...reviewFragments_review
            threads {
              ...reviewFragments_thread
            }
            ...useComments_review @arguments(from: $from, to: $to, layers: $layers)
          }
        }
      }
    `,
    { isSigned: false },
  );
  const send = async (answer: Pick<AnswerLayerInput, "older" | "isRemoved">): Promise<boolean> => {
    const input = { key: newKey(), review: reviewId, layer: layer.oid, ...answer };
    const reason = await run({ input, from, to, layers });
    if (reason !== null) toast({ text: reason });
    else onAnswered();
    return reason === null;
  };
  const remove = async (): Promise<void> => {
    const [before] = layer.older;
    const answered = before === undefined ? TEXT.added : TEXT.older(before.position, since);
    const undo = (): void => void answer(before?.oid ?? null, answered);
    if (await send({ isRemoved: true })) toast({ text: TEXT.removed, undo });
  };
  const answer = async (older: string | null, text: string): Promise<void> => {
    if (await send({ older })) toast({ text: `Your answer was saved: ${text}.`, undo: () => void forget() });
  };
  const forget = async (): Promise<void> => {
    if (await send({ isRemoved: true })) toast({ text: TEXT.removed });
  };
  const items = (): readonly MenuItem[] => {
    if (layer.isAnswered) return [{ kind: "action", label: "Remove your answer", run: () => void remove() }];
    const candidates = layer.older.map(({ oid, position, subject }): MenuItem => {
      const label = TEXT.older(position, since);
      return { kind: "action", label, detail: displayPath(subject), run: () => void answer(oid, label) };
    });
    return [
      { kind: "heading", label: "This is" },
      ...candidates,
      { kind: "action", label: TEXT.added, run: () => void answer(null, TEXT.added) },
    ];
  };
  return (
    <Menu
      label={TEXT.label}
      align="end"
      trigger={<IconButton size="small" label={TEXT.label} icon={<QuestionIcon />} />}
      items={items}
      {...(hasShortcut && { shortcut: SHORTCUT })}
    />
  );
}
