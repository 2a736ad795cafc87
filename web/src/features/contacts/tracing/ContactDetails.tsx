import { Anchor } from '@mantine/core';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { ContactDetails_PersonFragment as Person } from '../../../generated/graphql.ts';
import { formatPhone, telLink } from '../../people/person/phone-number.ts';
import classes from './ExposureList.module.css';
import { texts } from './texts.tsx';

/** Formats one line for the clipboard: 'Syed Hassan, HL077, Finance, +65 81234567, syed.hassan@acme.example'. */
const formatContactDetails = (person: Person): string =>
  [person.name, person.code, person.department, formatPhone(person), person.email]
    .filter(Boolean)
    .join(', ');

/** How to contact a person who was exposed. */
export function ContactDetails({ person }: { person: Person }) {
  const phone = formatPhone(person);
  return (
    <div className={classes.reach}>
      {phone !== null && (
        <Anchor inherit href={telLink(phone)}>
          {phone}
        </Anchor>
      )}
      {person.email !== null && (
        <Anchor
          inherit
          href={`mailto:${person.email}`}
          title={person.email}
          aria-label={texts.emailTo(person.name)}
        >
          {texts.email}
        </Anchor>
      )}
      <CopyButton
        label={texts.copyContactDetails(person.name)}
        text={() => formatContactDetails(person)}
      />
    </div>
  );
}
