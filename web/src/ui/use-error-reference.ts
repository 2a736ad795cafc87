import type { ErrorLike } from '@apollo/client';
import { useEffect, useState } from 'react';
import { referenceOf } from '../apollo/errors.ts';
import { reportError } from '../apollo/report-error.ts';
import { texts } from './texts.ts';

/** Returns the formatted reference of an error; undefined until the gateway has logged it. */
export const useErrorReference = (error: unknown): string | undefined => {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const found = await reportError(error);
      if (isCurrent) setReference(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [error]);
  return reference === null ? referenceOf(error as ErrorLike) : texts.reference(reference);
};
