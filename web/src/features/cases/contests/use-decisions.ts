import { useState } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useHasLeft } from '../../../ui/use-has-left.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
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
  const [refused, setRefused] = useState<readonly { decision: Decision; why: string }[]>([]);
  const again = (!current && refused[0]) || null;
  const hasLeft = useHasLeft();
  const close = again
    ? () => setRefused((others) => others.filter((other) => other !== again))
    : onClose;
  const decide = async ({ decision, who, done, entered, send }: Sent<Decision>): Promise<void> => {
    close();
    try {
      await send();
      notifySuccess(done);
    } catch (error) {
      const why = messageOf(error as Error);
      const message = texts.notSaved(who, why);
      // Another page has no dialog that could open again with the answer.
      if (hasLeft.current && entered !== undefined)
        notifyFailure(`${message} ${texts.yourAnswer(entered)}`, { stays: true });
      else notifyFailure(message);
      setRefused((others) => [...others, { decision, why }]);
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
