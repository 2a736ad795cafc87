import { formatCodeAndDepartment } from '../../people/person/person-words.ts';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { OpenButton } from '../../../ui/OpenButton.tsx';
import { MailAddress } from '../../../ui/MailAddress.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { UnconfirmedChange } from '../../people/access/UnconfirmedChange.tsx';
import { StruckContests } from '../contests/StruckContests.tsx';
import { inSentence, formatAge, formatMoment } from '../../../lib/dates/dates.ts';
import { Moment } from '../../company/current/Moment.tsx';
import type { FollowUpRow_FollowUpFragment, FollowUpState } from '../../../generated/graphql.ts';
import {
  findInformed,
  formatAgain,
  formatCallBack,
  formatDue,
  formatReason,
  isOverdue,
  isSeenInQuarantine,
} from './follow-up-words.ts';
import { listNews, type Seen } from './news-words.ts';
import { Lines } from './Lines.tsx';
import { ResendNotices } from './ResendNotices.tsx';
import { paths } from '../../../lib/paths.ts';
import { formatPhone, telLink } from '../../people/person/phone-number.ts';
import { texts } from './texts.tsx';

type Row = FollowUpRow_FollowUpFragment;

const stateTones = {
  TO_INFORM: 'warning',
  TEST_DUE: 'warning',
  INFORMED: 'accent',
  IN_QUARANTINE: 'accent',
  RELEASED: 'safe',
  NO_LONGER_EXPOSED: 'safe',
  IMMUNE: 'safe',
  BECAME_A_CASE: 'positive',
} as const satisfies Record<FollowUpState, string>;

/**
 * The name, which opens the follow-up; below it what has changed since the viewer looked, and what the person was exposed to. On a phone either,
 * or why the person must be told again.
 */
export function PersonLines({ row, seen, onOpen }: { row: Row; seen: Seen; onOpen: () => void }) {
  const { timeZone } = useCompany();
  const diseaseName = caseTexts.diseaseNames[row.disease];
  const about = [formatCodeAndDepartment(row.person), diseaseName].filter(Boolean).join(' · ');
  const { formatActor } = useActorNames();
  const news = row.isChanged ? listNews(row, seen, { timeZone, formatActor }).join(', ') : null;
  return (
    <Lines
      title={news === null ? about : texts.changedTo(news, about)}
      second={
        <>
          {news !== null && (
            <>
              <Tag tone="accent">{texts.changed}</Tag> <strong>{news}</strong>
            </>
          )}
          <Box component="span" visibleFrom="sm">
            {news !== null && texts.nextPart}
            {about}
          </Box>
          {news === null && (
            <Box component="span" hiddenFrom="sm">
              {formatAgain(row, timeZone) ?? (row.person.code === null ? about : diseaseName)}
            </Box>
          )}
        </>
      }
    >
      <OpenButton onOpen={onOpen}>{row.person.name}</OpenButton>
    </Lines>
  );
}

/** Calls the person or writes to them. */
export function ContactLinks({ person }: { person: Row['person'] }) {
  const phone = formatPhone(person);
  if (phone === null && !person.email)
    return (
      <Text size="sm" c="dimmed">
        {texts.noContact}
      </Text>
    );
  return (
    <>
      {phone !== null && (
        <Anchor
          href={telLink(phone)}
          size="sm"
          display="block"
          aria-label={texts.callPerson(person.name, phone)}
          style={{ whiteSpace: 'nowrap' }}
        >
          {phone}
        </Anchor>
      )}
      {person.email && (
        <Anchor
          href={`mailto:${person.email}`}
          size="xs"
          display="block"
          aria-label={texts.writePerson(person.name, person.email)}
          style={{ overflowWrap: 'break-word' }}
        >
          <MailAddress address={person.email} />
        </Anchor>
      )}
    </>
  );
}

/** A change of the person's code, email or phone number that nobody has confirmed: who called there may not be heard by the person. */
export function AccessChangeSign({ row: { accessChange } }: { row: Pick<Row, 'accessChange'> }) {
  const { name: companyName } = useCompany();
  if (!accessChange) return null;
  return (
    <>
      <UnconfirmedChange change={accessChange} />
      <Anchor component={Link} to={paths.accessChanges(companyName)} size="xs">
        {texts.showChanges}
      </Anchor>
    </>
  );
}

/** Reports of the person's phone and of cameras. Highlights a silent phone, and a person seen who should be at home. */
export function PresenceSigns({ row }: { row: Pick<Row, 'state' | 'informedAt' | 'presence'> }) {
  const { timeZone } = useCompany();
  const now = useNow();
  const { hasApp, phoneReportedAt, isPhoneSilent, cameraSeenAt, cameraRoom } = row.presence;
  const formatMomentInSentence = (moment: string): string =>
    inSentence(formatMoment(moment, timeZone));
  const phone = !hasApp
    ? texts.noApp
    : phoneReportedAt === null
      ? texts.noReportYet
      : isPhoneSilent
        ? texts.noReportSince(formatMomentInSentence(phoneReportedAt))
        : texts.phoneReported(formatAge(phoneReportedAt, now));
  return (
    <>
      {isPhoneSilent && <Tag tone="warning">{texts.signs.PHONE_SILENT}</Tag>}
      <Text size="xs" c="dimmed">
        {phone}
      </Text>
      {isSeenInQuarantine(row) && <Tag tone="positive">{texts.signs.SEEN_IN_QUARANTINE}</Tag>}
      {cameraSeenAt !== null && cameraRoom !== null && (
        <Text size="xs" c="dimmed">
          {texts.seenByCamera(formatMomentInSentence(cameraSeenAt), cameraRoom)}
        </Text>
      )}
    </>
  );
}

/** The state of a follow-up. */
export function StateTag({ state }: { state: FollowUpState }) {
  return <Tag tone={stateTones[state]}>{texts.states[state]}</Tag>;
}

/** The state, the end of the quarantine with its reason, who reported it, and the contacts that don't count because they are contested. */
export function StateCell({
  row: { state, reason, contests, isOwnPhoneOnly },
}: {
  row: Pick<Row, 'state' | 'reason' | 'contests' | 'isOwnPhoneOnly'>;
}) {
  return (
    <>
      <Group gap="4px 8px">
        <StateTag state={state} />
        {isOwnPhoneOnly && (
          <Tag tone="neutral" title={texts.ownPhoneOnlyWhy}>
            {texts.signs.OWN_PHONE_ONLY}
          </Tag>
        )}
      </Group>
      <Text size="xs" c="dimmed" maw={300}>
        {formatReason(reason)}
      </Text>
      <StruckContests contests={contests} isWhole={state === 'NO_LONGER_EXPOSED'} />
    </>
  );
}

/** When, how and by whom the person was informed. */
export function Told({ row }: { row: Pick<Row, 'informedAt' | 'acts'> }) {
  const { formatActor } = useActorNames();
  const informed = findInformed(row);
  if (!informed?.channel)
    return (
      <Text size="sm" c="dimmed">
        {texts.notTold}
      </Text>
    );
  return (
    <>
      <Moment size="sm" at={informed.at} />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'break-word' }}>
        {texts.toldBy(texts.channels[informed.channel], formatActor(informed.by))}
      </Text>
    </>
  );
}

/** Delivery of the latest notice, if there is one, with a button to resend it if its mail failed. */
export function NoticeSign({ row }: { row: Pick<Row, 'id' | 'person' | 'notices'> }) {
  const { timeZone } = useCompany();
  const [latest] = row.notices;
  if (!latest) return null;
  const { kind, state, readAt } = latest;
  if (state === 'FAILED')
    return (
      <Group gap={4}>
        <Tag tone="warning">{texts.signs.MAIL_FAILED}</Tag>
        <ResendNotices rows={[row]} size="compact-xs" />
      </Group>
    );
  return (
    <Text size="xs" c="dimmed">
      {readAt === null
        ? texts.noticeStates[kind][state]
        : texts.readAt(inSentence(formatMoment(readAt, timeZone)))}
    </Text>
  );
}

/** The next step and its date. */
export function NextStep({ row, now }: { row: Row; now: number }) {
  const { timeZone } = useCompany();
  const { nextStep, dueAt, informedAt, callBackAt } = row;
  const again = formatAgain(row, timeZone);
  if (nextStep === null)
    return (
      <Text size="sm" c="dimmed">
        {texts.nothingNext}
      </Text>
    );
  return (
    <>
      <Text size="sm">{texts.steps[nextStep]}</Text>
      {again !== null && <Text size="xs">{again}</Text>}
      {callBackAt !== null && <Text size="xs">{formatCallBack(callBackAt, timeZone)}</Text>}
      <Text size="xs" c="dimmed">
        {formatDue({ nextStep, dueAt, informedAt, steps: row.steps }, { now, timeZone })}
      </Text>
      {isOverdue(row, now) && <Tag tone="positive">{texts.signs.OVERDUE}</Tag>}
    </>
  );
}
