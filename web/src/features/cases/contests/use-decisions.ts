import { messageOf } from '../../../apollo/errors.ts';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { useRefused } from '../base/use-refused.ts';
import { texts } from './texts.tsx';

interface Sent<Decision> {
  /** With what was entered. */
  decision: Decision;
  /** Whom it is about. */
  who: string;
  /** Text of the alert after success. */
  done: string;
  /** What was entered, if anything. */
  entered?: string;
  send: () => Promise<unknown>;
}

/**
 * The decision of a dialog, which closes before the gateway has answered. A refused decision opens again, once no other one is open.
 * @param current null while the dialog is closed.
 */
export const useDecisions = <Decision extends object>(
  current: Decision | null,
  onClose: () => void,
) => {
  const { refused, refuse, drop } = useRefused<{ decision: Decision; why: string }>();
  const again = (!current && refused[0]) || null;
  const close = again ? () => drop(again) : onClose;
  const decide = async ({ decision, who, done, entered, send }: Sent<Decision>): Promise<void> => {
    close();
    try {
      await send();
      notifySuccess(done);
    } catch (error) {
      const why = messageOf(error as Error);
      const typed = entered === undefined ? null : texts.yourAnswer(entered);
      refuse({ decision, why }, { who, why, typed });
    }
  };
  return {
    isOpen: current !== null || again !== null,
    /** Stays while the dialog closes. */
    shown: useLastValue(current ?? again?.decision ?? null),
    /** Why it was refused; null if it was not. */
    refusal: again?.why ?? null,
    close,
    decide,
  };
};
