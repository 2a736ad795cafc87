import { formatCodeAndDepartment } from '../../people/person/person-words.ts';
import { Anchor, Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useActorNames } from '../../company/current/actor-names.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { texts as caseTexts } from '../base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestNotes } from '../contests/ContestNotes.tsx';
import { inSentence, formatDay } from '../../../lib/dates/dates.ts';
import type { NewAct } from './ActDialog.tsx';
import { parseDetails, useDrawerAddress, type FollowUpRef } from './drawer-address.ts';
import {
  AccessChangeSign,
  ContactLinks,
  NextStep,
  NoticeSign,
  PresenceSigns,
  StateCell,
  Told,
} from './FollowUpRow.tsx';
import { NoticeLog } from './NoticeLog.tsx';
import { formatRestriction } from './plan-words.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { ActButtons } from './RowActions.tsx';
import { texts as rowTexts } from './texts.tsx';
import { useFollowUpDrawerQuery, type FollowUpDrawerQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ActLog } from './ActLog.tsx';
import { ExposureTable } from './ExposureTable.tsx';
import { formatEvidence } from '../immunity/evidence-words.ts';
import { texts as immunityTexts } from '../immunity/texts.ts';
import { texts } from './page-texts.tsx';

interface Props {
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onAct: (act: NewAct) => void;
}

/** Details of the follow-up in the address: its state, the exposures that count, and its acts. */
export function FollowUpDrawer(props: Props) {
  const { details, close } = useDrawerAddress();
  // Stays while the drawer closes.
  const shown = useLastValue(details || null);
  const followUp = shown === null ? null : parseDetails(shown);
  return (
    <Drawer
      opened={details !== ''}
      onClose={close}
      position="right"
      size="lg"
      title={followUp && <DrawerTitle key={shown} {...followUp} />}
    >
      {followUp && <LoadedDetails key={shown} followUp={followUp} {...props} />}
    </Drawer>
  );
}

function DrawerTitle(followUp: FollowUpRef) {
  const { data } = useFollowUpDrawerQuery({ variables: followUp });
  const disease = caseTexts.diseaseNames[followUp.disease];
  return data ? `${data.followUp.person.name}, ${disease}` : disease;
}

function DrawerSkeleton() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton h={30} />
      <Skeleton h={140} />
      <Skeleton h={100} />
    </Stack>
  );
}

function LoadedDetails({ followUp: variables, ...props }: Props & { followUp: FollowUpRef }) {
  const query = useFollowUpDrawerQuery({ variables });
  return (
    <QueryBoundary query={query} failure={texts.drawerFailed} fallback={<DrawerSkeleton />}>
      {({ followUp }) => <Details row={followUp} {...props} />}
    </QueryBoundary>
  );
}

function Details({ row, now, onAct }: Props & { row: FollowUpDrawerQuery['followUp'] }) {
  return (
    <Stack gap="lg">
      <ActButtons row={row} onAct={(kind) => onAct({ kind, rows: [row] })} />
      <FollowUpFacts row={row} now={now} />
      {row.steps.length > 0 && (
        <section aria-labelledby="follow-up-plan">
          <Title order={3} id="follow-up-plan" mb="sm">
            {texts.plan}
          </Title>
          <PlanSteps steps={row.steps} />
        </section>
      )}
      <section aria-labelledby="follow-up-exposures">
        <Title order={3} id="follow-up-exposures" mb="sm">
          {texts.exposures}
        </Title>
        <ExposureTable exposures={row.exposures} person={row.person} />
        {row.isOwnPhoneOnly && (
          <Text size="sm" c="dimmed" mt="sm">
            {rowTexts.ownPhoneOnlyWhy}
          </Text>
        )}
      </section>
      {row.contests.length > 0 && (
        <section aria-labelledby="follow-up-contests">
          <Title order={3} id="follow-up-contests" mb="sm">
            {texts.contested}
          </Title>
          <ContestNotes contests={row.contests} />
        </section>
      )}
      {row.notices.length > 0 && (
        <section aria-labelledby="follow-up-notices">
          <Title order={3} id="follow-up-notices" mb="sm">
            {texts.notices}
          </Title>
          <NoticeLog notices={row.notices} />
        </section>
      )}
      <section aria-labelledby="follow-up-log">
        <Title order={3} id="follow-up-log" mb="sm">
          {texts.log}
        </Title>
        <ActLog acts={row.acts} />
      </section>
    </Stack>
  );
}

function FollowUpFacts({ row, now }: { row: FollowUpDrawerQuery['followUp']; now: number }) {
  const { name: companyName, timeZone } = useCompany();
  const { formatName } = useActorNames();
  const formatDayInSentence = (day: string): string => inSentence(formatDay(day, timeZone));
  const { person, quarantineUntil, restriction, releaseTestDay, assignee } = row;
  return (
    <Facts>
      <Fact term={texts.person}>
        {person.code === null ? (
          formatCodeAndDepartment(person)
        ) : (
          <Anchor component={Link} to={paths.employee(companyName, person.code)} size="sm">
            {texts.openPerson}
          </Anchor>
        )}
      </Fact>
      <Fact term={texts.contact}>
        <ContactLinks person={person} />
        <AccessChangeSign row={row} />
      </Fact>
      <Fact term={texts.presence}>
        <PresenceSigns row={row} />
      </Fact>
      <Fact term={texts.state}>
        <StateCell row={row} />
      </Fact>
      <Fact term={texts.immunity}>{formatImmunity(row)}</Fact>
      <Fact term={texts.quarantine}>
        {quarantineUntil && texts.until(formatDayInSentence(quarantineUntil))}
      </Fact>
      <Fact term={texts.restriction}>
        {restriction && formatRestriction(restriction, timeZone)}
      </Fact>
      <Fact term={texts.releaseTest}>
        {releaseTestDay && texts.testFromDay(formatDayInSentence(releaseTestDay))}
      </Fact>
      <Fact term={texts.told}>
        <Told row={row} />
        <NoticeSign row={row} />
      </Fact>
      <Fact term={texts.nextStep}>
        <NextStep row={row} now={now} />
      </Fact>
      <Fact term={texts.assignee}>{assignee === null ? texts.nobody : formatName(assignee)}</Fact>
    </Facts>
  );
}

/** 'Immune: Vaccination, 2 doses'; null: nobody is exposed now. */
const formatImmunity = ({
  immunity,
  immunityEvidence,
}: FollowUpDrawerQuery['followUp']): string | null => {
  if (immunity === null) return null;
  const status = immunityTexts.statuses[immunity];
  return immunityEvidence === null ? status : `${status}: ${formatEvidence(immunityEvidence)}`;
};
