import { Group, Text, Title, List } from '@mantine/core';
import { usePageParams } from '../../../ui/page-params.ts';
import { PersonSelect } from '../../people/person/PersonSelect.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { inSentence, formatDay, shiftDay, todayIn, exactMoment } from '../../../lib/dates/dates.ts';
import { EmbeddedFrame } from '../../company/current/EmbeddedPage.tsx';
import { KeptFrom } from '../../company/current/KeptFrom.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useAnalyticsPageQuery, type AnalyticsPageQuery } from '../../../generated/graphql.ts';
import { maxDays, useAnalyticsRange } from './analytics-range.ts';
import { type DayRange, writeDayRange } from '../../../ui/day-range.ts';
import { DayRangePicker } from '../../../ui/DayRangePicker.tsx';
import { defineSearch, pageNumber, text } from '../../../ui/search-params.ts';
import { ContactLevels } from './ContactLevels.tsx';
import { ContinuousContacts } from './ContinuousContacts.tsx';
import { CumulativeContacts } from './CumulativeContacts.tsx';
import { texts } from './texts.ts';

/** Search parameters: person, chosen contact and pages of the two tables. The range has its own. */
const parts = defineSearch({
  person: text('person'),
  through: text('through'),
  continuous: pageNumber('continuous'),
  cumulative: pageNumber('cumulative'),
});
const firstPages = { continuous: 1, cumulative: 1 };

/** The contacts between people over a range of days. */
export function AnalyticsPage() {
  const { timeZone } = useCompany();
  const [search, setSearch] = usePageParams();
  const { data } = useAnalyticsPageQuery();
  const company = data?.viewer.company ?? null;

  const today = todayIn(timeZone);
  const state = parts.read(search);
  const employeeId = state.person || null;
  const { range, usual, isTracingWindow, person, levels } = useAnalyticsRange(search);

  const set = (change: Partial<typeof state>) => setSearch(parts.write(search, change));

  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={range ? formatRange(range, timeZone) : '\u00a0'}
        action={
          <DayRangePicker
            range={range ?? usual}
            today={today}
            maxDays={maxDays}
            onChange={(next) =>
              setSearch(parts.write(writeDayRange(search, next, usual), firstPages))
            }
          />
        }
      />
      {range && <KeptFrom from={range.from} mb="md" />}
      <section aria-labelledby="contacts-of-a-person">
        <Title order={2} id="contacts-of-a-person" mb="sm">
          {texts.contactsOfPerson}
        </Title>
        <Group mb="md">
          <PersonSelect
            value={employeeId}
            chosenName={person?.name}
            onChange={(id) => set({ person: id ?? '', through: '', ...firstPages })}
          />
        </Group>
        {isTracingWindow && (
          <Text size="sm" c="dimmed" mb="md">
            {texts.windowNote(person?.name)}
          </Text>
        )}
        {employeeId === null ? (
          <Text size="sm" c="dimmed">
            {texts.chooseAPerson}
          </Text>
        ) : (
          <ContactLevels
            query={levels}
            through={state.through || null}
            onChooseThrough={(through) => set({ through: through ?? '' })}
          />
        )}
      </section>
      <ContinuousContacts
        range={range}
        person={person}
        page={state.continuous}
        onPage={(continuous) => set({ continuous })}
      />
      <CumulativeContacts
        range={range}
        person={person}
        page={state.cumulative}
        onPage={(cumulative) => set({ cumulative })}
      />
      {company && company.embeddedPath !== null && (
        <section aria-labelledby="company-page" style={{ marginTop: 40 }}>
          <Title order={2} id="company-page" mb="sm">
            {texts.pageOf(company.name)}
          </Title>
          <EmbeddedFrame path={company.embeddedPath} title={texts.pageOf(company.name)} />
        </section>
      )}
      <Footnotes company={company} />
    </>
  );
}

/** 'Contacts: Mon 16 Nov to Wed 18 Nov' */
const formatRange = ({ from, to }: DayRange, timeZone: string): string => {
  const today = todayIn(timeZone);
  if (to === today && from === shiftDay(today, -1)) return texts.recent;
  const [first, last] = [formatDay(from, timeZone), formatDay(to, timeZone)];
  return first === last
    ? texts.onDay(inSentence(first))
    : texts.betweenDays(inSentence(first), inSentence(last));
};

interface Props {
  /** Null while loading. */
  company: AnalyticsPageQuery['viewer']['company'];
}

/** Explains how the numbers of the page are calculated. */
function Footnotes({ company }: Props) {
  const { timeZone } = useCompany();
  const pending = company?.pendingTimeMetric;
  return (
    <List size="xs" c="dimmed" mt={40} spacing={4} aria-label={texts.footnotes}>
      {company && <List.Item>{texts.thresholdNote(company.timeMetric)}</List.Item>}
      <List.Item>{texts.errorNote}</List.Item>
      <List.Item>
        {texts.changeNote}
        {pending?.from && texts.pendingNote(pending.minutes, exactMoment(pending.from, timeZone))}
      </List.Item>
    </List>
  );
}
