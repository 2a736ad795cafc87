import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { isStale } from '../../../../apollo/query-result.ts';
import { ListPage } from '../../../../ui/ListPage.tsx';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { dayOf, inSentence, formatDay, shiftDay } from '../../../../lib/dates/dates.ts';
import { KeptFrom } from '../../../company/current/KeptFrom.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  CaseCoverage_CaseFragmentDoc,
  useCaseCoverageQuery,
  type CaseCoverage_CaseFragment,
  type CaseCoverageQuery,
  type PhoneReport,
} from '../../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../../lib/intl.ts';
import { CasePerson, PhoneLink } from './CasePerson.tsx';
import { texts } from './texts.tsx';

type CoveredDay = NonNullable<CaseCoverageQuery['case']['coverage']>['days'][number];

/** Formats the days with this kind of report, joining consecutive ones: 'Sat 2 May to Mon 4 May, Wed 6 May'. */
const formatReportDays = (
  days: readonly CoveredDay[],
  phone: PhoneReport,
  timeZone: string,
): string => {
  const runs: { first: string; last: string }[] = [];
  for (const { day } of days.filter((each) => each.phone === phone)) {
    const run = runs.at(-1);
    if (run && shiftDay(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  const format = (day: string) => inSentence(formatDay(day, timeZone));
  return runs
    .map(({ first, last }) =>
      first === last ? format(first) : texts.coverage.daysTo(format(first), format(last)),
    )
    .join(', ');
};

type Coverage = NonNullable<CaseCoverageQuery['case']['coverage']>;
type Person = CaseCoverage_CaseFragment['person'];

const pageSize = 25;
const { coverage: words } = texts;

/** Which phones could measure contacts in the window of a case, and so who should be asked. Not shown for an empty window. */
export function CaseCoverage({
  caseData: from,
}: {
  caseData: FragmentType<CaseCoverage_CaseFragment>;
}) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseCoverage_CaseFragmentDoc, from });
  const { number, person, window } = caseData;
  return window.from === window.until ? null : (
    <Section number={number} person={person} from={window.from} />
  );
}

function Section({ number, person, from }: { number: number; person: Person; from: string }) {
  const { timeZone } = useCompany();
  const [page, setPage] = useState(1);
  const query = useCaseCoverageQuery({ variables: { number, page } });
  return (
    <section aria-labelledby="coverage">
      <Title order={2} id="coverage" mb="sm">
        {words.title}
      </Title>
      <KeptFrom from={dayOf(from, timeZone)} mb="sm" />
      <QueryBoundary
        query={query}
        failure={words.failed}
        fallback={<TableSkeleton rows={4} columns={3} />}
      >
        {({ case: { coverage } }) =>
          coverage && (
            <Content
              coverage={coverage}
              isStale={isStale(query)}
              person={person}
              page={page}
              onPage={setPage}
            />
          )
        }
      </QueryBoundary>
    </section>
  );
}

interface ContentProps {
  coverage: Coverage;
  /** Whether another page is pending. */
  isStale: boolean;
  person: Person;
  page: number;
  onPage: (page: number) => void;
}

function Content({ coverage, isStale: isPending, person, page, onPage }: ContentProps) {
  const { days, colleagues, silentColleagues } = coverage;
  const { total, items } = silentColleagues;
  return (
    <>
      <Stack gap="xs" mb="sm">
        <OwnPhone person={person} days={days} />
        <CoverageResult isGood={total === 0}>
          {formatColleagues(total, colleagues, person.name)}
        </CoverageResult>
        <Text size="sm" c="dimmed">
          {words.meaning}
        </Text>
      </Stack>
      <ListPage
        label={words.pages}
        total={total}
        page={page}
        pageSize={pageSize}
        onPage={onPage}
        isStale={isPending}
        columns={3}
        empty={null}
      >
        <PlainTable isStacked aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{texts.person}</th>
              <th scope="col">{words.phone}</th>
              <th scope="col">{words.silentSince}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((colleague) => (
              <tr key={colleague.person.id}>
                <td>
                  <CasePerson person={colleague.person} />
                </td>
                <td data-name={words.phone}>
                  <PhoneLink person={colleague.person} />
                </td>
                <td data-name={words.silentSince}>
                  <SilentSince colleague={colleague} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ListPage>
    </>
  );
}

const formatColleagues = (silent: number, all: number, name: string): string => {
  if (all === 0) return words.noColleagues;
  if (silent === 0) return words.allColleagues(all, formatNumber(all));
  // Nobody can ask most of a company.
  const sentence = silent > all / 2 ? words.tooFewPhones : words.silentColleagues;
  return sentence(formatNumber(silent), formatCount(all, words.colleagues), name);
};

/** What the person's phone reported each day, with a link to ask about the others. */
function OwnPhone({ person, days }: { person: Person; days: Coverage['days'] }) {
  const { timeZone } = useCompany();
  const { name } = person;
  const countDays = (phone: 'SILENT' | 'BLUETOOTH_OFF') =>
    days.filter((day) => day.phone === phone).length;
  const [silent, off] = [countDays('SILENT'), countDays('BLUETOOTH_OFF')];
  if (silent + off === 0) return <CoverageResult isGood>{words.everyDay(name)}</CoverageResult>;
  const ofDays = (count: number) => words.ofDays(count, formatCount(days.length, words.days));
  return (
    <CoverageResult isGood={false}>
      {silent > 0 &&
        words.silentOn(name, ofDays(silent), formatReportDays(days, 'SILENT', timeZone))}{' '}
      {off > 0 && words.offOn(name, ofDays(off), formatReportDays(days, 'BLUETOOTH_OFF', timeZone))}{' '}
      {words.ask(name, person.phone === null ? null : <PhoneLink person={person} />)}
    </CoverageResult>
  );
}

function CoverageResult({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? IconCircleCheck : IconDeviceMobileOff;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <Icon
        {...icons.md}
        aria-hidden
        color={isGood ? 'var(--vc-safe)' : 'var(--vc-warning)'}
        style={{ flex: 'none', marginTop: 2 }}
      />
      <Text size="sm">{children}</Text>
    </Group>
  );
}

function SilentSince({ colleague }: { colleague: Coverage['silentColleagues']['items'][number] }) {
  const { phone, silentSince } = colleague;
  return (
    <>
      {silentSince === null ? words.never : <Moment at={silentSince} />}
      {phone === 'BLUETOOTH_OFF' && (
        <Text size="xs" c="dimmed">
          {words.bluetoothOff}
        </Text>
      )}
    </>
  );
}
