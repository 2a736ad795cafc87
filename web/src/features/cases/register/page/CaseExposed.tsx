import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getShownData } from '../../../../apollo/query-result.ts';
import { useNow } from '../../../../lib/browser/clock.ts';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { isMeasured } from '../../../contacts/reporting/reporting-words.ts';
import { ActDialog, type NewAct } from '../../follow-up/ActDialog.tsx';
import { FollowUpDrawer } from '../../follow-up/FollowUpDrawer.tsx';
import {
  CaseExposed_CaseFragmentDoc,
  useCaseTraceQuery,
  type CaseExposed_CaseFragment,
  type CaseTraceQuery,
} from '../../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import { CaseCoverage } from './CaseCoverage.tsx';
import classes from './CaseExposed.module.css';
import { ExposedTable } from './ExposedTable.tsx';
import { OtherExposed } from './OtherExposed.tsx';
import { TellButtons } from './TellButtons.tsx';
import { texts } from './texts.tsx';

/** Who was exposed in the window of a case with their follow-up, and how far the phones could tell. */
export function CaseExposed({
  caseData: from,
}: {
  caseData: FragmentType<CaseExposed_CaseFragment>;
}) {
  const { data: caseData } = useSuspenseFragment({
    fragment: CaseExposed_CaseFragmentDoc,
    fragmentName: 'CaseExposed_case',
    from,
  });
  const { name: companyName } = useCompany();
  const { person, window, number, outcome, classification, openedBy, openedByReport } = caseData;
  const isUnconfirmed =
    classification === 'SUSPECTED' && openedBy === null && openedByReport !== null;
  const query = useCaseTraceQuery({ variables: { number } });
  const data = getShownData(query);
  const now = useNow();
  const [act, setAct] = useState<NewAct | null>(null);
  const [isActing, setActing] = useState(false);
  const start = (newAct: NewAct): void => {
    setAct(newAct);
    setActing(true);
  };
  const isEmpty = window.from === window.until;
  const isDismissed = outcome !== null && outcome !== 'RECOVERED';
  const evidence =
    person.code === null ? undefined : `${paths.tracing(companyName, person.code)}?case=${number}`;
  const followedUpTo = isUnconfirmed ? 0 : (data?.viewer.company?.followUpLevels ?? 1);
  return (
    <section aria-labelledby="exposed">
      {isEmpty ? (
        <>
          <ExposedTitle />
          <DimmedText>{isDismissed ? texts.dismissedExposes : texts.emptyWindow}</DimmedText>
        </>
      ) : (
        <>
          <div className={classes.summary}>
            <div>
              <ExposedTitle count={data?.case.trace.exposures.length} />
              <Group gap="0 12px" mb={6}>
                {data && <Levels trace={data.case.trace} />}
                {evidence !== undefined && (
                  <Anchor
                    component={Link}
                    to={evidence}
                    size="sm"
                    aria-label={texts.evidenceOfAll}
                    className="screen-only"
                  >
                    {texts.evidence}
                  </Anchor>
                )}
              </Group>
              {data ? (
                <TellButtons
                  rows={listFollowed(data, followedUpTo)}
                  onInform={(rows) => start({ kind: 'NOTICE', rows })}
                />
              ) : (
                query.loading && <Skeleton h={36} w={140} />
              )}
            </div>
            <CaseCoverage caseData={caseData} />
          </div>
          <QueryBoundary
            query={query}
            failure={texts.traceFailed}
            fallback={<TableSkeleton rows={6} columns={6} />}
          >
            {(answer) => (
              <Exposures
                data={answer}
                evidence={evidence}
                isUnconfirmed={isUnconfirmed}
                followedUpTo={followedUpTo}
                now={now}
                onAct={start}
              />
            )}
          </QueryBoundary>
        </>
      )}
      <ActDialog
        isOpen={isActing}
        act={act}
        me={data?.viewer.email ?? null}
        assignees={data?.followUpAssignees ?? []}
        onClose={() => setActing(false)}
      />
      <FollowUpDrawer now={now} onAct={start} />
    </section>
  );
}

function DimmedText({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

/** Lists the follow-ups of the people whom the case exposes and whose level is followed up. */
const listFollowed = (data: CaseTraceQuery, followedUpTo: number) => {
  const followUps = findFollowUps(data);
  return data.case.trace.exposures
    .filter(({ level }) => level <= followedUpTo)
    .flatMap(({ person }) => followUps.get(person.id) ?? []);
};

/** Follow-ups by the person's id. */
const findFollowUps = ({ case: { followUps } }: CaseTraceQuery) =>
  new Map(followUps.map((row) => [row.person.id, row]));

interface ExposuresProps {
  data: CaseTraceQuery;
  /** URL of the tracing page with the window of the case. */
  evidence: string | undefined;
  /** Whether only the person of the case has reported it. */
  isUnconfirmed: boolean;
  /** The deepest level that is followed up; 0: none yet. */
  followedUpTo: number;
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onAct: (act: NewAct) => void;
}

function Exposures({ data, evidence, isUnconfirmed, followedUpTo, now, onAct }: ExposuresProps) {
  const { exposures, contestedExposures } = data.case.trace;
  const isFollowedUp = ({ level }: { level: number }): boolean => level <= followedUpTo;
  const followed = exposures.filter(isFollowedUp);
  const contested = contestedExposures.filter(isFollowedUp);
  return (
    <>
      {isUnconfirmed && exposures.length > 0 && (
        <Text size="sm" mb="sm">
          {texts.unconfirmedExposes}
        </Text>
      )}
      {followed.length + contested.length > 0 && (
        <ExposedTable
          exposures={followed}
          contested={contested}
          followUps={findFollowUps(data)}
          evidence={evidence}
          now={now}
          onAct={(kind, row) => onAct({ kind, rows: [row] })}
        />
      )}
      <OtherExposed
        exposures={exposures.filter((exposure) => !isFollowedUp(exposure))}
        contested={contestedExposures.filter((exposure) => !isFollowedUp(exposure))}
        followedUpTo={followedUpTo}
        evidence={evidence}
      />
    </>
  );
}

function ExposedTitle({ count = 0 }: { count?: number | undefined }) {
  return (
    <Group gap="0 10px" align="baseline">
      <Title order={2} id="exposed">
        {texts.exposed}
      </Title>
      {count > 0 && (
        <Text size="lg" lh={1.3}>
          {formatCount(count, texts.exposedCount)}
        </Text>
      )}
    </Group>
  );
}

/** How many people were exposed on each level, or why nobody was. */
function Levels({ trace: { exposures, reporting } }: { trace: CaseTraceQuery['case']['trace'] }) {
  if (exposures.length === 0)
    return (
      <DimmedText>{isMeasured(reporting) ? texts.nobodyExposed : texts.notMeasured}</DimmedText>
    );
  const levels = [1, 2, 3].flatMap((level) => {
    const count = exposures.filter((exposure) => exposure.level === level).length;
    return count === 0 ? [] : [texts.levelCount(level, formatNumber(count))];
  });
  return <DimmedText>{levels.join(', ')}</DimmedText>;
}
