import { useState } from 'react';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useHasLeft } from '../../../ui/use-has-left.ts';
import { texts } from './texts.ts';

interface Refusal {
  /** Whom the entry is about. */
  who: string;
  /** Message of the gateway. */
  why: string;
  /** What was typed, such as 'Your note: “…”'; null for nothing. */
  typed: string | null;
}

interface Refused<Entry> {
  /** Oldest first. */
  refused: readonly Entry[];
  /** Lists an entry, and says in an alert that it was not saved. */
  refuse: (entry: Entry, refusal: Refusal) => void;
  drop: (entry: Entry) => void;
}

/** Lists what the gateway has refused after the dialog had closed, until it is dropped: the dialog opens again with it. */
export const useRefused = <Entry>(): Refused<Entry> => {
  const [refused, setRefused] = useState<readonly Entry[]>([]);
  const hasLeft = useHasLeft();
  return {
    refused,
    refuse: (entry, { who, why, typed }) => {
      const message = texts.notSaved(who, why);
      // Another page has no dialog that could open again with what was typed.
      if (hasLeft.current && typed !== null) notifyFailure(`${message} ${typed}`, { stays: true });
      else notifyFailure(message);
      setRefused((others) => [...others, entry]);
    },
    drop: (entry) => setRefused((others) => others.filter((other) => other !== entry)),
  };
};
