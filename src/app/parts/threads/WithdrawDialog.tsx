import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";

const TEXT = {
  title: "Take this remark back?",
  words:
    "It stops counting, and readers see that it was taken back. Its text stays in the repository's history: what was published cannot be unsaid.",
  keep: "Keep it",
  withdraw: "Take it back",
} as const;

interface Props {
  readonly isUnderWay: boolean;
  readonly onWithdraw: () => void;
  readonly onClose: () => void;
}

/** Asks whether a remark is to be taken back, and says what that does not do. */
export function WithdrawDialog({ isUnderWay, onWithdraw, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXT.title}
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="true">
            {TEXT.keep}
          </Button>
          <Button variant="danger" busy={isUnderWay} onClick={onWithdraw}>
            {TEXT.withdraw}
          </Button>
        </>
      }
    >
      <p>{TEXT.words}</p>
    </Dialog>
  );
}
