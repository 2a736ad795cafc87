import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatPhone, telLink } from '../../people/person/phone-number.ts';
import { StateTag } from './FollowUpRow.tsx';
import { formatAgain, formatWhy, listProgress, listSigns } from './follow-up-words.ts';
import { formatRestriction } from './plan-words.ts';
import { Lines } from './Lines.tsx';
import classes from './Lines.module.css';
import { texts } from './texts.tsx';

/** Cells of dense rows: all that is needed to act; the drawer shows the rest. */

type Row = FollowUpRow_FollowUpFragment;

const signTones = {
  SEEN_IN_QUARANTINE: 'positive',
  MAIL_FAILED: 'warning',
  OVERDUE: 'positive',
  OWN_PHONE_ONLY: 'neutral',
  CONTESTED: 'neutral',
  PHONE_SILENT: 'warning',
} as const;

/** Signs that a line has room for. */
const maxSigns = 2;

/** The state with the signs that matter most, and what was done last or is due. */
export function StateLines({ row, now }: { row: Row; now: number }) {
  const names = useActorNames();
  const { timeZone } = useCompany();
  const progress = listProgress(row, { now, timeZone, names });
  return (
    <Lines
      second={progress.map((words, index) => (
        <Fragment key={words}>
          {index > 0 && texts.nextPart}
          <span>{words}</span>
        </Fragment>
      ))}
      title={progress.join(texts.nextPart)}
    >
      <Signs row={row} now={now} />
    </Lines>
  );
}

/** The state with the signs that matter most. */
export function Signs({
  row,
  now,
  children,
}: {
  row: Row;
  now: number;
  children?: string | undefined;
}) {
  return (
    <span className={classes.signs}>
      <StateTag state={row.state} />
      {listSigns(row, now)
        .slice(0, maxSigns)
        .map((sign) => (
          <Tag
            key={sign}
            tone={signTones[sign]}
            {...(sign === 'OWN_PHONE_ONLY' && { title: texts.ownPhoneOnlyWhy })}
          >
            {texts.signs[sign]}
          </Tag>
        ))}
      {children}
    </span>
  );
}

/** The last day at home, and why, or what is new about it. */
export function UntilLines({ row }: { row: Row }) {
  const { timeZone } = useCompany();
  const { quarantineUntil, restriction, reason } = row;
  const why = formatAgain(row, timeZone) ?? formatWhy(reason);
  return (
    <Lines second={why} title={why}>
      {quarantineUntil !== null
        ? formatDay(quarantineUntil, timeZone)
        : restriction
          ? formatRestriction(restriction, timeZone)
          : texts.noDay}
    </Lines>
  );
}

/** Calls the person, or writes to somebody without a telephone number. */
export function PhoneLines({ row: { person, accessChange } }: { row: Row }) {
  const phone = formatPhone(person);
  return (
    <Lines second={accessChange && texts.unconfirmedChange}>
      {phone !== null ? (
        <Anchor
          href={telLink(phone)}
          size="sm"
          aria-label={texts.callPerson(person.name, phone)}
          style={{ whiteSpace: 'nowrap' }}
        >
          {phone}
        </Anchor>
      ) : person.email ? (
        <Anchor
          href={`mailto:${person.email}`}
          size="sm"
          aria-label={texts.writePerson(person.name, person.email)}
        >
          <MailAddress address={person.email} />
        </Anchor>
      ) : (
        texts.noContact
      )}
    </Lines>
  );
}
