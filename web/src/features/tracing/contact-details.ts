import type { ContactDetails_PersonFragment as Person } from '../../generated/graphql.ts';

/** '+65 8123 4567'; empty where no number is known. */
export const formatPhone = ({
  callingCode,
  phone,
}: Pick<Person, 'callingCode' | 'phone'>): string =>
  phone === null ? '' : `${callingCode ?? ''} ${phone}`.trim();

/** The number as a link dials it. */
export const phoneLink = (person: Pick<Person, 'callingCode' | 'phone'>): string =>
  `tel:${formatPhone(person).replaceAll(/[^+\d]/gu, '')}`;

/** One line for the clipboard: 'Syed Hassan, HL077, Finance, +65 81234567, syed.hassan@acme.example'. */
export const formatContactDetails = (person: Person): string =>
  [person.name, person.code, person.department, formatPhone(person), person.email]
    .filter(Boolean)
    .join(', ');
