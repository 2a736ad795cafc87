import { formatCount, plural } from '../../intl.ts';
import type { AppCodeRun_RunFragment, IssueCodesCandidatesQuery } from '../../generated/graphql.ts';

type Run = AppCodeRun_RunFragment;
type Candidates = IssueCodesCandidatesQuery['appCodeCandidates'];

export const formatPeople = (count: number): string =>
  formatCount(count, { one: 'person', other: 'people' });

const formatCodes = (count: number): string => formatCount(count, { one: 'code', other: 'codes' });

const formatInvitations = (count: number): string =>
  formatCount(count, { one: 'invitation', other: 'invitations' });

/** Who gets a code if those who have signed in are left out, or not. */
export const countRecipients = (
  { total, signedIn }: Candidates,
  isOnlyNeverSignedIn: boolean,
): number => (isOnlyNeverSignedIn ? total - signedIn : total);

/** What issuing will do, sentence by sentence, before it is done. */
export const listConsequences = (
  candidates: Candidates,
  { isOnlyNeverSignedIn, isMail }: { isOnlyNeverSignedIn: boolean; isMail: boolean },
): string[] => {
  const { signedIn, withoutAddress } = candidates;
  const count = countRecipients(candidates, isOnlyNeverSignedIn);
  if (count === 0) return ['Nobody is left to get a code.'];
  const sentences = [
    isMail
      ? `${formatPeople(count)} ${plural(count, { one: 'gets', other: 'get' })} a mail whose link shows a code once, within 7 days.`
      : `${formatPeople(count)} ${plural(count, { one: 'gets', other: 'get' })} a new code, which replaces the one until now.`,
  ];
  if (!isOnlyNeverSignedIn && signedIn > 0)
    sentences.push(
      isMail
        ? `${formatPeople(signedIn)} ${plural(signedIn, { one: 'has', other: 'have' })} signed in on the app: the phone stays signed in until the link is used.`
        : `${formatPeople(signedIn)} ${plural(signedIn, { one: 'has', other: 'have' })} signed in on the app: the phone is signed out until the new code is entered.`,
    );
  if (isMail && withoutAddress > 0)
    sentences.push(
      `${formatPeople(withoutAddress)} without an e-mail address ${plural(withoutAddress, { one: 'is', other: 'are' })} left alone, and listed.`,
    );
  return sentences;
};

/** The heading over a run that is over. */
export const formatRunTitle = ({ delivery, state, issued }: Run): string => {
  const done = delivery === 'MAIL' ? formatInvitations(issued) : formatCodes(issued);
  if (state === 'CANCELLED') return `Stopped after ${done}`;
  if (state === 'FAILED') return `Failed after ${done}`;
  return delivery === 'MAIL' ? `${done} on the way` : `${done} ready`;
};

/** Whom a run has left out, and why, sentence by sentence. */
export const listLeftOut = ({ state, total, issued, gone, withoutAddress }: Run): string[] => {
  const sentences: string[] = [];
  if (gone > 0) sentences.push(`${formatPeople(gone)} left the directory meanwhile.`);
  const left = total - issued - gone - withoutAddress;
  if (state !== 'RUNNING' && left > 0)
    sentences.push(
      `${formatPeople(left)} ${plural(left, { one: 'was', other: 'were' })} not reached any more.`,
    );
  return sentences;
};
