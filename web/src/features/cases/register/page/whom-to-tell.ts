import { findInformed, isToBeTold } from '../../follow-up/follow-up-words.ts';
import type { FollowUpRow_FollowUpFragment as Row } from '../../../../generated/graphql.ts';

/** Whether a notice may reach the person: by an email address that is theirs, and about more than their own phone has reported. */
const canBeWritten = ({ person, accessChange, isOwnPhoneOnly }: Row): boolean =>
  Boolean(person.email) &&
  !isOwnPhoneOnly &&
  !accessChange?.kinds.some((kind) => kind === 'EMAIL' || kind === 'FIRST_ADDRESS');

/** Whether the last notice could not be mailed, and nobody has told the person in another way. */
const isUndelivered = (row: Row): boolean => {
  const informed = findInformed(row);
  return row.notices[0]?.state === 'FAILED' && (!informed || informed.channel === 'NOTICE');
};

/** Splits the people who must be told: those to write to (who must be informed, or if nobody must, corrected), and those to call. */
export const splitToTell = (rows: readonly Row[]): { toWrite: Row[]; toCall: Row[] } => {
  const listWritable = (step: Row['nextStep']): Row[] =>
    rows.filter((row) => row.nextStep === step && canBeWritten(row));
  const toInform = listWritable('INFORM');
  return {
    toWrite: toInform.length > 0 ? toInform : listWritable('CORRECT'),
    toCall: rows.filter((row) => (isToBeTold(row) ? !canBeWritten(row) : isUndelivered(row))),
  };
};
