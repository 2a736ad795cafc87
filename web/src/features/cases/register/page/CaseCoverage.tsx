import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconDeviceMobileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PhoneFold } from '../../../../ui/PhoneFold.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { dayOf, inSentence, formatDay, shiftDay } from '../../../../lib/dates/dates.ts';
import { KeptFrom } from '../../../company/current/KeptFrom.tsx';
import {
  CaseCoverage_CaseFragmentDoc,
  useCaseCoverageQuery,
  type CaseCoverage_CaseFragment,
  type CaseCoverageQuery,
  type PhoneReport,
} from '../../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../../lib/intl.ts';
import { PhoneLink } from './CasePerson.tsx';
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

const { coverage: words } = texts;

/** Whether most phones of the company could detect nobody: nobody can ask all of these people. */
export const isTooFewPhones = ({ colleagues, silentColleagues }: Coverage): boolean =>
  silentColleagues.total > colleagues / 2;

/** Which phones could measure contacts in the window of a case, in words. */
export function CaseCoverage({
  caseData: from,
}: {
  caseData: FragmentType<CaseCoverage_CaseFragment>;
}) {
  const { data: caseData } = useSuspenseFragment({ fragment: CaseCoverage_CaseFragmentDoc, from });
  const { timeZone } = useCompany();
  const { number, person, window } = caseData;
  const query = useCaseCoverageQuery({ variables: { number, page: 1 } });
  return (
    <section aria-labelledby="coverage">
      <VisuallyHidden component="h3" id="coverage">
        {words.title}
      </VisuallyHidden>
      <KeptFrom from={dayOf(window.from, timeZone)} mb="xs" />
      <QueryBoundary query={query} failure={words.failed} fallback={<Skeleton h={44} />}>
        {({ case: { coverage } }) =>
          coverage && (
            <PhoneFold line={formatCoverageLine(coverage)}>
              <Content coverage={coverage} person={person} />
            </PhoneFold>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Content({ coverage, person }: { coverage: Coverage; person: Person }) {
  const { days, colleagues, silentColleagues } = coverage;
  const { total } = silentColleagues;
  const kept = days.filter(({ phone }) => phone !== 'DELETED');
  return (
    <Stack gap={6}>
      <DeletedDays person={person} days={days} />
      {kept.length > 0 && (
        <>
          <CoverageResult isGood={total === 0}>
            {formatColleagues(coverage, person.name)}{' '}
            {total > 0 && colleagues > 0 && (
              <Anchor href="#people-to-ask" inherit underline="always" className="screen-only">
                {words.showPeopleToAsk}
              </Anchor>
            )}
          </CoverageResult>
          <OwnPhone person={person} days={kept} />
        </>
      )}
      {total === 0 && (
        <Text size="xs" c="dimmed">
          {words.meaning}
        </Text>
      )}
    </Stack>
  );
}

const formatCoverageLine = (coverage: Coverage): string => {
  const { days, colleagues, silentColleagues } = coverage;
  const ofDays = (count: number) => words.ofDays(count, formatCount(days.length, words.days));
  const deleted = days.filter(({ phone }) => phone === 'DELETED').length;
  if (deleted > 0) return words.deletedLine(ofDays(deleted));
  const missing = days.filter(({ phone }) => phone !== 'REPORTED').length;
  if (missing > 0) return words.ownPhoneLine(ofDays(missing));
  if (colleagues === 0) return words.noColleaguesLine;
  if (isTooFewPhones(coverage)) return words.tooFewLine;
  return silentColleagues.total === 0
    ? words.allLine
    : words.line(formatNumber(silentColleagues.total), formatCount(colleagues, words.colleagues));
};

const formatColleagues = (coverage: Coverage, name: string): string => {
  const { colleagues: all, silentColleagues } = coverage;
  const silent = silentColleagues.total;
  if (all === 0) return words.noColleagues;
  if (silent === 0) return words.allColleagues(all, formatNumber(all));
  const sentence = isTooFewPhones(coverage) ? words.tooFewPhones : words.silentColleagues;
  return sentence(formatNumber(silent), formatCount(all, words.colleagues), name);
};

/** The days whose records are deleted; nothing if all are kept. */
function DeletedDays({ person, days }: { person: Person; days: Coverage['days'] }) {
  const { timeZone } = useCompany();
  const { length } = days.filter(({ phone }) => phone === 'DELETED');
  if (length === 0) return null;
  const ofDays = words.ofDays(length, formatCount(days.length, words.days));
  return (
    <CoverageResult isGood={false}>
      {words.deletedOn(ofDays, formatReportDays(days, 'DELETED', timeZone))}{' '}
      {words.askDeleted(person.name)}
    </CoverageResult>
  );
}

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
