import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { codeOf, fieldErrorsOf, messageOf } from '../apollo/errors.ts';
import { notifyFailure } from './notify.tsx';

/** Whether somebody else has saved since the version that an edit is based on. */
export const isVersionConflict = (error: ErrorLike): boolean =>
  codeOf(error) === 'CONFLICT' && 'version' in fieldErrorsOf(error);

interface EditConflict<Values, Newest> {
  /** What was typed when the conflict was found; null before the first one. */
  mine: Values | null;
  /** What somebody else has saved; null if there is no conflict. */
  newest: Newest | null;
  /** Loads what somebody else has saved in the meantime, and says so if that fails. Resolves with whether the error was a conflict. */
  showConflict: (error: ErrorLike, typed: Values) => Promise<boolean>;
  /** Saves over what somebody else has saved, and shows what they may have saved since. */
  saveOver: (save: () => Promise<unknown>, typed: Values) => Promise<void>;
  /** Goes back to the form. */
  back: () => void;
}

/** Compares what was typed into a form with what somebody else has saved since it was opened. */
export const useEditConflict = <Values, Newest>(
  isConflict: (error: ErrorLike) => boolean,
  fetchNewest: () => Promise<Newest>,
): EditConflict<Values, Newest> => {
  const [mine, setMine] = useState<Values | null>(null);
  const [newest, setNewest] = useState<Newest | null>(null);
  const showConflict = async (error: ErrorLike, typed: Values): Promise<boolean> => {
    if (!isConflict(error)) return false;
    try {
      const found = await fetchNewest();
      setMine(() => typed);
      setNewest(() => found);
    } catch (failure) {
      notifyFailure(messageOf(failure as ErrorLike));
    }
    return true;
  };
  const saveOver = async (save: () => Promise<unknown>, typed: Values): Promise<void> => {
    try {
      await save();
    } catch (error) {
      if (!(await showConflict(error as ErrorLike, typed)))
        notifyFailure(messageOf(error as ErrorLike));
    }
  };
  return { mine, newest, showConflict, saveOver, back: () => setNewest(null) };
};
