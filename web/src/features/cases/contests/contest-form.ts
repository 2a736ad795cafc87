import type {
  ContactSource,
  ContestContactInput,
  ContestReason,
} from '../../../generated/graphql.ts';
import { DAY, MINUTE } from '../../../lib/durations.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import { instantOfWall, isWholeWallTime, wallTimeOf } from '../../../lib/dates/wall-time.ts';
import { texts } from './texts.tsx';

/** A contact that can be contested: the pair and the time. */
export interface ContestableContact {
  person: { id: string; name: string };
  other: { id: string; name: string };
  source: ContactSource;
  from: string;
  until: string;
}

/** Values of the contest form. Moments are the company's local times, yyyy-MM-ddTHH:mm; missing parts are empty. */
export interface ContestFormValues {
  from: string;
  until: string;
  reason: ContestReason | '';
  note: string;
}

const maxNote = 2000;

const millisecondsOf = (wallTime: string, timeZone: string): number =>
  Date.parse(instantOfWall(wallTime, timeZone));

/** Returns the initial values for a contact: whole minutes around it, at most 24 hours. */
export const contestFormOf = (
  { from, until }: Pick<ContestableContact, 'from' | 'until'>,
  timeZone: string,
): ContestFormValues => {
  const start = Math.floor(Date.parse(from) / MINUTE) * MINUTE;
  const end = Math.min(Math.ceil(Date.parse(until) / MINUTE) * MINUTE, start + DAY);
  return {
    from: wallTimeOf(isoOf(start), timeZone),
    until: wallTimeOf(isoOf(end), timeZone),
    reason: '',
    note: '',
  };
};

type Span = Pick<ContestFormValues, 'from' | 'until'>;

/** Validates the span, and returns error messages by field. */
const findSpanErrors = ({ from, until }: Span, timeZone: string): Partial<Span> => {
  const { errors } = texts;
  const missing = {
    ...(!isWholeWallTime(from) && { from: errors.momentMissing }),
    ...(!isWholeWallTime(until) && { until: errors.momentMissing }),
  };
  if (Object.keys(missing).length > 0) return missing;
  const length = millisecondsOf(until, timeZone) - millisecondsOf(from, timeZone);
  if (length <= 0) return { until: errors.untilBeforeFrom };
  if (length > DAY) return { until: errors.tooLong };
  // The current minute is not over.
  return until > wallTimeOf(isoOf(Date.now() + MINUTE), timeZone) ? { until: errors.inFuture } : {};
};

/** Validates the values, and returns error messages by field. */
export const findContestErrors = (
  values: ContestFormValues,
  timeZone: string,
): Partial<Record<keyof ContestFormValues, string>> => {
  const { errors } = texts;
  const note = values.note.trim();
  return {
    ...findSpanErrors(values, timeZone),
    ...(values.reason === '' && { reason: errors.reasonMissing }),
    ...(values.reason === 'OTHER' && note === '' && { note: errors.noteMissing }),
    ...(note.length > maxNote && { note: errors.noteTooLong }),
  };
};

const inputOf = (
  { person, other, source }: Pick<ContestableContact, 'person' | 'other' | 'source'>,
  { from, until }: Span,
  { timeZone, now }: { timeZone: string; now: number },
) => {
  const end = millisecondsOf(until, timeZone);
  return {
    person: { id: person.id },
    other: { id: other.id },
    source,
    from: isoOf(millisecondsOf(from, timeZone)),
    // A contact in the current minute ends now.
    until: isoOf(end > now && end <= now + MINUTE ? now : end),
  };
};

interface Place {
  timeZone: string;
  /** Now, in milliseconds. */
  now: number;
}

/** Converts the values to the gateway's input. */
export const contestInput = (
  contact: ContestableContact,
  values: ContestFormValues & { reason: ContestReason },
  timeZone: string,
): ContestContactInput => ({
  ...inputOf(contact, values, { timeZone, now: Date.now() }),
  reason: values.reason,
  note: values.note.trim() || null,
});

/** Returns the input of the preview, which does not depend on the reason; null while the span is invalid. */
export const previewInput = (
  contact: ContestableContact,
  span: Span,
  place: Place,
): ContestContactInput | null =>
  Object.keys(findSpanErrors(span, place.timeZone)).length > 0
    ? null
    : { ...inputOf(contact, span, place), reason: 'WALL_BETWEEN', note: null };
