import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../../lib/browser/clock.ts';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { isMeasured } from '../../../contacts/reporting/reporting-words.ts';
import { ActDialog, type NewAct } from '../../follow-up/ActDialog.tsx';
import {
  CaseExposed_CaseFragmentDoc,
  useCaseTraceQuery,
  type CaseExposed_CaseFragment,
  type CaseTraceQuery,
} from '../../../../generated/graphql.ts';
import { formatCount } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import { ExposedLevel } from './ExposedLevel.tsx';
import { texts } from './texts.tsx';

/** Who was exposed in the window of a case, by level, with their follow-up. */
export function CaseExposed({
  caseData: from,
}: {
  caseData: FragmentType<CaseExposed_CaseFragment>;
}) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseExposed_CaseFragmentDoc, from });
  const { name: companyName } = useCompany();
  const { person, window, number, outcome, classification, openedBy, openedByReport } = caseData;
  const isUnconfirmed =
    classification === 'SUSPECTED' && openedBy === null && openedByReport !== null;
  const query = useCaseTraceQuery({ variables: { number } });
  const isEmpty = window.from === window.until;
  const isDismissed = outcome !== null && outcome !== 'RECOVERED';
  const evidence = `${paths.tracing(companyName, person.code ?? person.id)}?case=${number}`;
  return (
    <section aria-labelledby="exposed">
      <Group justify="space-between" align="baseline" gap="sm" mb="sm">
        <Title order={2} id="exposed">
          {texts.exposed}
        </Title>
        {!isEmpty && (
          <Anchor component={Link} to={evidence} size="sm" className="screen-only">
            {texts.evidence}
          </Anchor>
        )}
      </Group>
      {isEmpty ? (
        <DimmedText>{isDismissed ? texts.dismissedExposes : texts.emptyWindow}</DimmedText>
      ) : (
        <QueryBoundary
          query={query}
          failure={texts.traceFailed}
          fallback={<TableSkeleton rows={6} columns={5} />}
        >
          {(data) => <Exposures data={data} evidence={evidence} isUnconfirmed={isUnconfirmed} />}
        </QueryBoundary>
      )}
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

interface ExposuresProps {
  data: CaseTraceQuery;
  /** URL of the tracing page with the window of the case. */
  evidence: string;
  /** Whether only the person of the case has reported it. */
  isUnconfirmed: boolean;
}

function Exposures({ data, evidence, isUnconfirmed }: ExposuresProps) {
  const { case: caseData, viewer, followUpAssignees } = data;
  const { exposures, contestedExposures, reporting } = caseData.trace;
  const now = useNow();
  const [act, setAct] = useState<NewAct | null>(null);
  const [isActing, setActing] = useState(false);
  const all = [...exposures, ...contestedExposures];
  if (all.length === 0)
    return (
      <DimmedText>{isMeasured(reporting) ? texts.nobodyExposed : texts.notMeasured}</DimmedText>
    );
  const levels = [...new Set(all.map(({ level }) => level))].toSorted((a, b) => a - b);
  const followUps = new Map(caseData.followUps.map((row) => [row.person.id, row]));
  const followedUp = viewer.company?.followUpLevels ?? 1;
  return (
    <Stack gap="xl">
      <DimmedText>{formatCount(exposures.length, texts.exposedCount)}</DimmedText>
      {isUnconfirmed && <Text size="sm">{texts.unconfirmedExposes}</Text>}
      {levels.map((level) => (
        <ExposedLevel
          key={level}
          level={level}
          exposures={exposures.filter((exposure) => exposure.level === level)}
          contested={contestedExposures.filter((exposure) => exposure.level === level)}
          followUps={level <= followedUp && !isUnconfirmed ? followUps : null}
          followedUpTo={isUnconfirmed ? 0 : followedUp}
          evidence={evidence}
          now={now}
          onAct={(kind, row) => {
            setAct({ kind, rows: [row] });
            setActing(true);
          }}
        />
      ))}
      <ActDialog
        isOpen={isActing}
        act={act}
        me={viewer.email}
        assignees={followUpAssignees}
        onClose={() => setActing(false)}
      />
    </Stack>
  );
}
