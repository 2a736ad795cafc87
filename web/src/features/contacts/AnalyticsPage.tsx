import { Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { inSentence, sayDay, todayIn } from '../../domain/dates/dates.ts';
import { EmbeddedPage } from '../../domain/company/EmbeddedPage.tsx';
import { KeptFrom } from '../../domain/dates/KeptFrom.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useAnalyticsPageQuery } from '../../generated/graphql.ts';
import { useAnalyticsRange } from './analytics-range.ts';
import { type ContactRange, writeRange } from './contact-range.ts';
import { ContactLevels } from './ContactLevels.tsx';
import { ContinuousContacts } from './ContinuousContacts.tsx';
import { CumulativeContacts } from './CumulativeContacts.tsx';
import { Footnotes } from './Footnotes.tsx';
import { PersonSelect } from './PersonSelect.tsx';
import { RangePicker } from './RangePicker.tsx';

/** Who was in contact with whom over some days; range, person and pages stand in the address. */
export function AnalyticsPage() {
  const { timeZone } = useCompany();
  const [search, setSearch] = useSearchParams();
  // The window of the lists ends now at the latest, and must not move with every render.
  const [now] = useState(() => new Date().toISOString());
  const { data } = useAnalyticsPageQuery();
  const company = data?.viewer.company ?? null;

  const today = todayIn(timeZone);
  const employeeId = search.get('person');
  const { range, usual, isTracingWindow, person, levels } = useAnalyticsRange(search, now);

  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next);
  };
  const pageOf = (table: string) => Math.max(1, Math.floor(Number(search.get(table))) || 1);
  const turn = (table: string) => (page: number) =>
    set({ [table]: page === 1 ? null : String(page) });

  return (
    <>
      <PageTitle
        title="Analytics"
        state={range ? rangeWords(range, timeZone) : '\u00a0'}
        action={
          <RangePicker
            range={range ?? usual}
            today={today}
            onChange={(next) => setSearch(writeRange(search, next, usual))}
          />
        }
      />
      {range && <KeptFrom from={range.from} mb="md" />}
      <section aria-labelledby="contacts-of-a-person">
        <Title order={2} id="contacts-of-a-person" mb="sm">
          Contacts of a person
        </Title>
        <Group mb="md">
          <PersonSelect
            value={employeeId}
            chosenName={person?.name}
            onChange={(id) =>
              set({ person: id, through: null, continuous: null, cumulative: null })
            }
          />
        </Group>
        {isTracingWindow && (
          <Text size="sm" c="dimmed" mb="md">
            {person?.name} is positive: the page shows the days of the tracing window. Choose other
            days above.
          </Text>
        )}
        {employeeId === null ? (
          <Text size="sm" c="dimmed">
            Choose a person to see their primary, secondary and tertiary contacts.
          </Text>
        ) : (
          <ContactLevels
            answer={levels}
            through={search.get('through')}
            onChooseThrough={(through) => set({ through })}
          />
        )}
      </section>
      <ContinuousContacts
        range={range}
        person={person}
        page={pageOf('continuous')}
        onPage={turn('continuous')}
      />
      <CumulativeContacts
        range={range}
        person={person}
        page={pageOf('cumulative')}
        onPage={turn('cumulative')}
      />
      {company && company.iframe !== '' && (
        <section aria-labelledby="company-page" style={{ marginTop: 40 }}>
          <Title order={2} id="company-page" mb="sm">
            Page of {company.name}
          </Title>
          <EmbeddedPage address={company.iframe} title={`Page of ${company.name}`} />
        </section>
      )}
      <Footnotes company={company} />
    </>
  );
}

/** 'Contacts: Mon 16 Nov to Wed 18 Nov' */
function rangeWords({ from, to }: ContactRange, timeZone: string): string {
  const [first, last] = [sayDay(from, timeZone), sayDay(to, timeZone)];
  if (last === 'Today' && first === 'Yesterday') return 'Contacts of yesterday and today';
  return first === last
    ? `Contacts: ${inSentence(first)}`
    : `Contacts: ${inSentence(first)} to ${inSentence(last)}`;
}
