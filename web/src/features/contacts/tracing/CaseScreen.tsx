import { Button, Group, Tabs, Text } from '@mantine/core';
import { IconListDetails, IconPrinter, IconTimeline, IconVirus } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageParams } from '../../../ui/page-params.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { codeOf, fieldErrorsOf } from '../../../apollo/errors.ts';
import { useCan } from '../../company/current/use-can.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ExportButton } from '../../../ui/ExportButton.tsx';
import { getShownData, type QueryResult } from '../../../apollo/query-result.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { dayOf } from '../../../lib/dates/dates.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { OpenCaseDialog } from '../../cases/base/OpenCaseDialog.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { KeptFrom } from '../../company/current/KeptFrom.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { icons } from '../../../ui/tokens.ts';
import type {
  TracedMeeting_MeetingFragment as TracedMeeting,
  TracingPageQuery,
  TraceQuery,
} from '../../../generated/graphql.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { ChainDrawing } from './ChainDrawing.tsx';
import { ContestedExposures } from './ContestedExposures.tsx';
import { EvidenceDrawer } from './EvidenceDrawer.tsx';
import { ExposureList } from './ExposureList.tsx';
import { NobodyExposed } from './NobodyExposed.tsx';
import { CaseReport } from './CaseReport.tsx';
import { TraceNotes } from './TraceNotes.tsx';
import { WindowPicker } from './WindowPicker.tsx';
import { readWindow, writeWindow } from './trace-window.ts';
import { texts } from './texts.tsx';
import { formatState } from './words.ts';

/** Builds the URL of the CSV export of everybody exposed in a trace: by its case, or over its window. */
const exposedExportAddress = ({
  person,
  from,
  until,
  caseNumber,
}: Pick<TraceQuery['trace'], 'person' | 'from' | 'until' | 'caseNumber'>): string => {
  const traced: Record<string, string> =
    caseNumber === null ? { from, until } : { case: String(caseNumber) };
  return `/api/contacts/exposed/export?${new URLSearchParams({ employee: person.id, ...traced })}`;
};

interface Props {
  employee: TracingPageQuery['employee'];
  /** The trace over the window in the address. */
  query: QueryResult<TraceQuery['trace']>;
}

/** The tracing of one person. Window and view are in the address. */
export function CaseScreen({ employee, query }: Props) {
  const can = useCan();
  const { timeZone } = useCompany();
  const [search, setSearch] = usePageParams();
  const [opened, setOpened] = useState<TracedMeeting | null>(null);
  const [isOpeningCase, setOpeningCase] = useState(false);
  const status = { hasOpenCase: employee.cases.some(({ outcome }) => outcome === null) };
  const choice = readWindow(search, status);
  const { error, refetch } = query;
  const answer = getShownData(query);
  // The case number in the address may belong to somebody else.
  const isOfAnother =
    choice.kind === 'case' && answer !== undefined && answer.person.id !== employee.id;
  const isCaseUnknown = isOfAnother || (choice.kind === 'case' && codeOf(error) === 'NOT_FOUND');
  const trace = isOfAnother ? undefined : answer;
  const view = search.get('view');
  // Keeps the follow-ups up to date. A report stays as it was when it was opened.
  useLiveFigures(() => (view === 'print' ? undefined : refetch()), caseTopics);

  const show = (nextView: string | null) => {
    const next = new URLSearchParams(search);
    if (nextView === null || nextView === 'list') next.delete('view');
    else next.set('view', nextView);
    setSearch(next);
  };

  // The address may name a person whose evidence opens once.
  const named = search.get('evidence');
  const [shown, setShown] = useState<string | null>(null);
  if (trace && named !== shown) {
    setShown(named);
    setOpened(trace.exposures.find(({ person }) => person.id === named)?.path.at(-1) ?? null);
  }

  if (view === 'print' && trace) {
    return <CaseReport employee={employee} trace={trace} onClose={() => show(null)} />;
  }

  const isWindowRefused = codeOf(error) === 'BAD_USER_INPUT' && choice.kind === 'own';
  const reason = isCaseUnknown
    ? texts.caseUnknown(employee.name, caseTexts.caseNumber(choice.number))
    : isWindowRefused
      ? texts.correctWindow
      : undefined;
  const notice =
    reason === undefined ? undefined : (
      <Text c="dimmed" py="xl">
        {reason}
      </Text>
    );
  return (
    <>
      <PageTitle
        title={texts.pageTitle(employee.name)}
        state={trace ? formatState(trace) : isCaseUnknown ? undefined : texts.loading}
        action={
          <>
            {can('case:update') && (
              <Button
                variant="default"
                leftSection={<IconVirus {...icons.md} />}
                onClick={() => setOpeningCase(true)}
              >
                {texts.openCase}
              </Button>
            )}
            <ExportButton
              address={trace && trace.exposures.length > 0 ? exposedExportAddress(trace) : null}
            />
            <Button
              variant="default"
              leftSection={<IconPrinter {...icons.md} />}
              onClick={() => show('print')}
              disabled={!trace}
            >
              {texts.print}
            </Button>
          </>
        }
      />
      <CaseFacts employee={employee} trace={trace} />
      {trace && <TraceNotes name={employee.name} trace={trace} mb="md" />}
      {trace && <KeptFrom from={dayOf(trace.from, timeZone)} mb="md" />}
      <Tabs value={view === 'chain' ? 'chain' : 'list'} onChange={show} keepMounted={false}>
        <Group justify="space-between" align="flex-end" gap="md" mb="md">
          <Tabs.List>
            <Tabs.Tab value="list" leftSection={<IconListDetails {...icons.md} />}>
              {texts.list}
            </Tabs.Tab>
            <Tabs.Tab value="chain" leftSection={<IconTimeline {...icons.md} />}>
              {texts.chain}
            </Tabs.Tab>
          </Tabs.List>
          <WindowPicker
            key={JSON.stringify(choice)}
            choice={choice}
            status={status}
            shown={trace}
            serverErrors={isWindowRefused ? fieldErrorsOf(error) : {}}
            onChoose={(next) => setSearch(writeWindow(search, next, status))}
          />
        </Group>
        <QueryBoundary
          query={query}
          fallback={<TableSkeleton rows={8} columns={4} />}
          renderError={() => notice}
        >
          {() =>
            trace ? (
              <>
                {trace.exposures.length === 0 && (
                  <NobodyExposed name={employee.name} reporting={trace.reporting} />
                )}
                <Tabs.Panel value="list">
                  <ExposureList trace={trace} onOpen={setOpened} />
                </Tabs.Panel>
                <Tabs.Panel value="chain">
                  {trace.exposures.length > 0 && <ChainDrawing trace={trace} onOpen={setOpened} />}
                  <ContestedExposures exposures={trace.contestedExposures} />
                </Tabs.Panel>
              </>
            ) : (
              notice
            )
          }
        </QueryBoundary>
      </Tabs>
      <OpenCaseDialog
        isOpen={isOpeningCase}
        person={employee}
        onClose={() => setOpeningCase(false)}
      />
      {trace && <EvidenceDrawer meeting={opened} trace={trace} onClose={() => setOpened(null)} />}
    </>
  );
}
