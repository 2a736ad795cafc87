import { Anchor, Box } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { icons } from '../../../ui/tokens.ts';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatPhone, telLink } from '../../people/person/phone-number.ts';
import { formatCallBack } from './follow-up-words.ts';
import { formatRestriction } from './plan-words.ts';
import classes from './PhoneRow.module.css';
import { Signs } from './RowCells.tsx';
import { texts } from './texts.tsx';

/** Parts of a row of the work list on a phone: what is needed to act in less than 100 pixels; the drawer shows the rest. */

type Row = FollowUpRow_FollowUpFragment;

/** State, signs and level of exposure, and below them until when, and when to call again. */
export function PhoneSummary({ row, now }: { row: Row; now: number }) {
  const { timeZone } = useCompany();
  const { quarantineUntil, restriction, exposures, callBackAt, accessChange } = row;
  const level = Math.min(...exposures.map((each) => each.level));
  const words = [
    quarantineUntil
      ? texts.untilDay(inSentence(formatDay(quarantineUntil, timeZone)))
      : restriction && formatRestriction(restriction, timeZone),
    callBackAt && formatCallBack(callBackAt, timeZone),
    accessChange && texts.unconfirmedChange,
  ].filter(Boolean);
  return (
    <Box hiddenFrom="sm">
      <Signs row={row} now={now}>
        {exposures.length > 0 ? texts.onLevel(formatNumber(level)) : undefined}
      </Signs>
      <div className={classes.line}>{words.join(texts.nextPart)}</div>
    </Box>
  );
}

/** Calls the person, or writes to somebody without a telephone number; nothing while a change of either is not confirmed, which the drawer shows. */
export function ContactIcon({ row: { person, accessChange } }: { row: Row }) {
  const phone = formatPhone(person);
  const link =
    phone !== null
      ? {
          href: telLink(phone),
          'aria-label': texts.callPerson(person.name, phone),
          icon: <IconPhone {...icons.lg} />,
        }
      : person.email
        ? {
            href: `mailto:${person.email}`,
            'aria-label': texts.writePerson(person.name, person.email),
            icon: <IconMail {...icons.lg} />,
          }
        : null;
  if (link === null || accessChange) return null;
  const { icon, ...props } = link;
  return (
    <Box hiddenFrom="sm">
      <Anchor {...props} className={classes.call}>
        {icon}
      </Anchor>
    </Box>
  );
}
