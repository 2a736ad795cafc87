import { formatCount } from '../../../lib/intl.ts';
import type {
  AppCodeRun_RunFragment,
  IssueCodesCandidatesQuery,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

type Run = AppCodeRun_RunFragment;
type Candidates = IssueCodesCandidatesQuery['appCodeCandidates'];

export const formatPeople = (count: number): string => formatCount(count, texts.peopleCount);

/** Counts the people who get a code. */
export const countRecipients = (
  { total, signedIn }: Candidates,
  isOnlyNeverSignedIn: boolean,
): number => (isOnlyNeverSignedIn ? total - signedIn : total);

/** Returns a sentence for each effect of issuing codes. */
export const listConsequences = (
  candidates: Candidates,
  { isOnlyNeverSignedIn, isMail }: { isOnlyNeverSignedIn: boolean; isMail: boolean },
): string[] => {
  const { signedIn } = candidates;
  const withoutAddress = isOnlyNeverSignedIn
    ? candidates.neverSignedInWithoutAddress
    : candidates.withoutAddress;
  const count = countRecipients(candidates, isOnlyNeverSignedIn);
  if (count === 0) return [texts.nobodyLeft];
  const formatReceiving = isMail ? texts.getMail : texts.getCode;
  const formatSignedIn = isMail ? texts.signedInUntilLink : texts.signedOutUntilCode;
  const receiving = isMail ? count - withoutAddress : count;
  return [
    ...(receiving > 0 ? [formatReceiving(receiving, formatPeople(receiving))] : []),
    ...(!isOnlyNeverSignedIn && signedIn > 0
      ? [formatSignedIn(signedIn, formatPeople(signedIn))]
      : []),
    ...(isMail && withoutAddress > 0
      ? [texts.withoutAddress(withoutAddress, formatPeople(withoutAddress))]
      : []),
  ];
};

/** Returns the heading of a finished run. */
export const formatRunTitle = ({ delivery, state, issued }: Run): string => {
  const isMail = delivery === 'MAIL';
  const done = formatCount(issued, isMail ? texts.invitationsCount : texts.codesCount);
  if (state === 'CANCELLED') return texts.stopped(done);
  if (state === 'FAILED') return texts.failed(done);
  return isMail ? texts.onTheWay(done) : texts.ready(done);
};

/** Returns a sentence for each group of people who got no code, with the reason. */
export const listLeftOut = ({ state, total, issued, gone, withoutAddress }: Run): string[] => {
  const left = total - issued - gone - withoutAddress;
  return [
    ...(gone > 0 ? [texts.leftDirectory(formatPeople(gone))] : []),
    ...(state !== 'RUNNING' && left > 0 ? [texts.notReached(left, formatPeople(left))] : []),
  ];
};
