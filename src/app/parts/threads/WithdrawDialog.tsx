import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";

const TITLE = "Take this remark back?";
const WORDS =
  "It stops counting, and readers see that it was taken back. Its text stays in the repository's history: what was published cannot be unsaid.";
const KEEP = "Keep it";
const WITHDRAW = "Take it back";

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
      title={TITLE}
      size="small"
      footer={
        <>
          <Button onClick={onClose} data-autofocus="true">
            {KEEP}
          </Button>
          <Button variant="danger" busy={isUnderWay} onClick={onWithdraw}>
            {WITHDRAW}
          </Button>
        </>
      }
    >
      <p>{WORDS}</p>
    </Dialog>
  );
}
