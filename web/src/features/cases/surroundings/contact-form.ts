import { validatePhone } from '../../../ui/phone.ts';
import { currentInstant } from '../../../lib/dates/dates.ts';
import {
  instantOfWall,
  isWholeWallTime,
  noWallTime,
  wallTimeOf,
} from '../../../lib/dates/wall-time.ts';
import { validatePersonName } from '../../people/person/person-name.ts';
import type { AddManualContactInput } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The form's values. Times are wall times of the company, yyyy-MM-ddTHH:mm; a missing day or time is empty. */
export interface ContactFormValues {
  kind: keyof typeof texts.kinds;
  employeeId: string | null;
  visitorName: string;
  visitorPhone: string;
  visitorCompany: string;
  start: string;
  length: keyof typeof texts.lengths;
  minutes: number | '';
  end: string;
  informant: keyof typeof texts.informantChoices;
  informantId: string | null;
  informantName: string;
  note: string;
}

export type ContactFormErrors = Partial<Record<keyof ContactFormValues, string>>;

const maxDigits = 15;
const maxMinutes = 24 * 60;
const maxText = 100;
const maxNote = 2000;

export const blankContact: ContactFormValues = {
  kind: 'EMPLOYEE',
  employeeId: null,
  visitorName: '',
  visitorPhone: '',
  visitorCompany: '',
  start: noWallTime,
  length: 'MINUTES',
  minutes: '',
  end: noWallTime,
  informant: 'CASE_PERSON',
  informantId: null,
  informantName: '',
  note: '',
};

/** Fields of the form by the gateway's, where their names differ. */
export const contactFieldNames: Readonly<Record<string, keyof ContactFormValues>> = {
  'who.employee': 'employeeId',
  'who.visitor.name': 'visitorName',
  'who.visitor.phone': 'visitorPhone',
  'who.visitor.company': 'visitorCompany',
  startedAt: 'start',
  endedAt: 'end',
  'informant.employee': 'informantId',
  'informant.name': 'informantName',
};

const validateStart = ({ start }: ContactFormValues, now: string): string | null => {
  if (!isWholeWallTime(start)) return texts.errors.startMissing;
  return start > now ? texts.errors.startInFuture : null;
};

const validateEnd = ({ length, start, end }: ContactFormValues, now: string): string | null => {
  if (length !== 'END') return null;
  if (!isWholeWallTime(end)) return texts.errors.endMissing;
  if (isWholeWallTime(start) && end <= start) return texts.errors.endBeforeStart;
  return end > now ? texts.errors.endInFuture : null;
};

const validateMinutes = ({ length, minutes }: ContactFormValues): string | null => {
  const isValid =
    Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= maxMinutes;
  return length === 'MINUTES' && !isValid ? texts.errors.wrongMinutes : null;
};

const validateText = (text: string, empty: string): string | null => {
  if (text.trim() === '') return empty;
  return text.trim().length > maxText ? texts.errors.tooLong : null;
};

/** Lists errors by field that can be found without the gateway. */
export const findContactErrors = (
  values: ContactFormValues,
  timeZone: string,
): ContactFormErrors => {
  const { errors } = texts;
  const {
    kind,
    employeeId,
    visitorName,
    visitorPhone,
    informant,
    informantId,
    informantName,
    note,
  } = values;
  const isVisitor = kind === 'VISITOR';
  const now = wallTimeOf(currentInstant(), timeZone);
  const found: ContactFormErrors = {
    ...(!isVisitor && employeeId === null && { employeeId: errors.personMissing }),
    ...(informant === 'EMPLOYEE' && informantId === null && { informantId: errors.personMissing }),
    ...(note.trim().length > maxNote && { note: errors.noteTooLong }),
  };
  const checked: Partial<Record<keyof ContactFormValues, string | null>> = {
    visitorName: isVisitor ? validatePersonName(visitorName, errors.nameMissing) : null,
    visitorPhone: isVisitor ? validatePhone(visitorPhone, maxDigits) : null,
    start: validateStart(values, now),
    minutes: validateMinutes(values),
    end: validateEnd(values, now),
    informantName:
      informant === 'OTHER' ? validateText(informantName, errors.informantMissing) : null,
  };
  for (const [field, message] of Object.entries(checked))
    if (message !== null) found[field as keyof ContactFormValues] = message;
  return found;
};

/** Returns the input of the mutation. */
export const contactInput = (
  values: ContactFormValues,
  { caseId, personId, timeZone }: { caseId: string; personId: string; timeZone: string },
): AddManualContactInput => {
  const { visitorName: name, visitorPhone: phone, visitorCompany, informant } = values;
  const company = visitorCompany.trim() || null;
  return {
    caseId,
    who:
      values.kind === 'VISITOR'
        ? { visitor: { name, phone, company } }
        : { employee: { id: values.employeeId ?? '' } },
    startedAt: instantOfWall(values.start, timeZone),
    ...(values.length === 'END'
      ? { endedAt: instantOfWall(values.end, timeZone) }
      : { minutes: Number(values.minutes) }),
    informant:
      informant === 'OTHER'
        ? { name: values.informantName.trim() }
        : { employee: { id: informant === 'EMPLOYEE' ? (values.informantId ?? '') : personId } },
    note: values.note.trim() || null,
  };
};
