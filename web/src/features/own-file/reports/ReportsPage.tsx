import { getShownData } from '../../../apollo/query-result.ts';
import { useApolloClient } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useLiveFigures } from '../../../apollo/live.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { WaitingEvidence } from '../../cases/immunity/WaitingEvidence.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  useEmployeeReportsPageQuery,
  type EmployeeReportKind,
} from '../../../generated/graphql.ts';
import type { PluralForms } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import { DecideDialog, type Decision } from './DecideDialog.tsx';
import { ExactRecordRequests } from './ExactRecordRequests.tsx';
import { ReportTable } from './ReportTable.tsx';
import { kinds, pageSize, reportsVariables, states, useReportsState } from './reports-state.ts';
import { texts } from './texts.ts';
import { useDecideCase } from './use-decide-case.ts';

/** What employees report from their own files, newest first, and the decisions on it. */
export function ReportsPage() {
  const { name: companyName } = useCompany();
  return (
    <Reports
      backTo={paths.followUp(companyName)}
      back={texts.followUp}
      title={texts.pageTitle}
      count={texts.count}
    />
  );
}

/** Only the corrections, for roles that manage the directory but see no health data. */
export function CorrectionsPage() {
  const { name: companyName } = useCompany();
  return (
    <Reports
      backTo={paths.employees(companyName)}
      back={texts.directory}
      title={texts.corrections}
      count={texts.correctionCount}
      onlyKind="CORRECTION"
    />
  );
}

interface Props {
  /** A link back to the page before, by its name. */
  backTo: string;
  back: string;
  title: string;
  count: PluralForms;
  onlyKind?: EmployeeReportKind;
}

function Reports({ backTo, back, title, count, onlyKind }: Props) {
  const client = useApolloClient();
  const [state, change] = useReportsState();
  const shown = onlyKind ? { ...state, kind: onlyKind } : state;
  const query = useEmployeeReportsPageQuery({ variables: reportsVariables(shown) });
  const data = getShownData(query);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isDeciding, setDeciding] = useState(false);
  const decideCase = useDecideCase();
  useLiveFigures(
    () => refetchFields(client, 'employeeReports', 'exactRecordRequests', 'immunityEvidence'),
    caseTopics,
  );
  const isNarrowed = (!onlyKind && shown.kind !== null) || shown.state !== null;
  return (
    <>
      <BackLink to={backTo}>{back}</BackLink>
      <PageTitle
        title={title}
        state={formatListState(data?.employeeReports.total, count, isNarrowed)}
      />
      {!onlyKind && <ExactRecordRequests />}
      {!onlyKind && <WaitingEvidence />}
      <Group mb="md" gap="md">
        <FilterSelect
          label={texts.state}
          allLabel={texts.everyState}
          choices={states}
          labels={texts.states}
          value={shown.state}
          onChange={(state) => change({ state })}
        />
        {!onlyKind && (
          <FilterSelect
            label={texts.kind}
            allLabel={texts.everyKind}
            choices={kinds}
            labels={texts.kinds}
            value={shown.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
      </Group>
      <PagedList
        query={query}
        select={({ employeeReports }) => employeeReports}
        failure={texts.failed}
        page={shown.page}
        pageSize={pageSize}
        onPage={(page) => change({ page })}
        columns={4}
        empty={
          isNarrowed ? (
            <NothingFound
              title={texts.nothingFound}
              sentence={texts.nothingFoundWhy}
              action={texts.showAll}
              onClear={() => change({ kind: null, state: null })}
            />
          ) : (
            <EmptyState
              icon={IconMessageReport}
              title={onlyKind ? texts.noCorrections : texts.nothingYet}
              sentence={texts.nothingYetWhy}
            />
          )
        }
      >
        {(reports) => (
          <ReportTable
            reports={reports}
            onDecide={(decided) => {
              setDecision(decided);
              setDeciding(true);
            }}
            onDecideCase={decideCase}
          />
        )}
      </PagedList>
      <DecideDialog isOpen={isDeciding} decision={decision} onClose={() => setDeciding(false)} />
    </>
  );
}
