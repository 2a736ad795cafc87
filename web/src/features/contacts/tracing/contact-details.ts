import type { ContactDetails_PersonFragment as Person } from '../../../generated/graphql.ts';
import { formatPhone } from '../../people/person/phone-number.ts';

/** Formats one line for the clipboard: 'Syed Hassan, HL077, Finance, +65 81234567, syed.hassan@acme.example'. */
export const formatContactDetails = (person: Person): string =>
  [person.name, person.code, person.department, formatPhone(person), person.email]
    .filter(Boolean)
    .join(', ');
