import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/Dialog.tsx";
import { threadsWords } from "./threadsWords.ts";

const TEXT = threadsWords.withdrawDialog;

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
