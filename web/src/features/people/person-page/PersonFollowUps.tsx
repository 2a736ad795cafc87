import { Box, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { inSentence, formatDay } from '../../../lib/dates/dates.ts';
import {
  useFollowUpAccountQuery,
  type usePersonFollowUpsQuery,
} from '../../../generated/graphql.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { ActDialog, type NewAct } from '../../cases/follow-up/ActDialog.tsx';
import { NextStep, NoticeSign, StateCell, Told } from '../../cases/follow-up/FollowUpRow.tsx';
import { ActButtons } from '../../cases/follow-up/RowActions.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { listOpenFollowUps, type PersonFollowUp } from './follow-up-states.ts';
import { formatRestriction } from '../../cases/follow-up/plan-words.ts';
import { texts } from './texts.tsx';

interface Props {
  query: ReturnType<typeof usePersonFollowUpsQuery>;
}

/** What has to be done for an exposed person now. Renders nothing if there is no open follow-up. */
export function PersonFollowUps({ query }: Props) {
  useLiveFigures(() => {
    // If the refetch fails, the old state stays.
    query.refetch().catch(() => undefined);
  }, caseTopics);
  return (
    <QueryBoundary query={query} failure={texts.followUpFailed} fallback={null}>
      {({ followUps }) => <OpenFollowUps followUps={listOpenFollowUps(followUps.items)} />}
    </QueryBoundary>
  );
}

function OpenFollowUps({ followUps }: { followUps: readonly PersonFollowUp[] }) {
  const [act, setAct] = useState<NewAct | null>(null);
  const [isActing, setActing] = useState(false);
  const { data: account } = useFollowUpAccountQuery({ skip: followUps.length === 0 });
  const startAct = (started: NewAct): void => {
    setAct(started);
    setActing(true);
  };
  return (
    <>
      {followUps.length > 0 && (
        <Box
          component="section"
          aria-labelledby="follow-up"
          mb={40}
          p="md"
          bg="var(--vc-panel)"
          bd="1px solid var(--vc-border)"
          bdrs="md"
        >
          <Title order={2} id="follow-up" mb="sm">
            {texts.followUp}
          </Title>
          {followUps.map((row, place) => (
            <Box key={row.id} mt={place === 0 ? 0 : 'lg'}>
              <FollowUpNow row={row} onAct={startAct} />
            </Box>
          ))}
        </Box>
      )}
      {/* It stays while its act ends the last open follow-up. */}
      <ActDialog
        isOpen={isActing}
        act={act}
        me={account?.viewer.email ?? null}
        assignees={account?.followUpAssignees ?? []}
        onClose={() => setActing(false)}
      />
    </>
  );
}

function FollowUpNow({ row, onAct }: { row: PersonFollowUp; onAct: (act: NewAct) => void }) {
  const now = useNow();
  const { timeZone } = useCompany();
  const { nextStep, opensAt, quarantineUntil, restriction, disease, person } = row;
  const isLater = nextStep !== 'RELEASE' && opensAt !== null && Date.parse(opensAt) > now;
  return (
    <>
      <Text fw={fontWeights.medium} mb="sm">
        {nextStep === null || isLater
          ? texts.nothingToDo(caseTexts.diseaseNames[disease])
          : texts.toDo[nextStep](person.name, caseTexts.diseaseNames[disease])}
      </Text>
      <Facts>
        <Fact term={texts.state}>
          <StateCell row={row} />
        </Fact>
        <Fact term={texts.atHomeUntil}>
          {quarantineUntil && inSentence(formatDay(quarantineUntil, timeZone))}
        </Fact>
        <Fact term={texts.restriction}>
          {restriction && formatRestriction(restriction, timeZone)}
        </Fact>
        <Fact term={texts.told}>
          <Told row={row} />
          <NoticeSign row={row} />
        </Fact>
        <Fact term={texts.nextStep}>
          <NextStep row={row} now={now} />
        </Fact>
      </Facts>
      <ActButtons row={row} onAct={(kind) => onAct({ kind, rows: [row] })} mt="md" />
    </>
  );
}
