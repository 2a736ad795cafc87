import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type { EvidencePanelQuery } from '../../generated/graphql.ts';
import { CountedSum } from './CountedSum.tsx';
import { EpisodesTable } from './EpisodesTable.tsx';
import classes from './EvidencePanel.module.css';
import { EvidenceTimelineDrawing } from './EvidenceTimelineDrawing.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { countedFromWords, ruleWords, verdict } from './evidence-words.ts';
import { sayExactMoment } from './said-times.ts';
import { sourceNames } from './words.ts';

interface Props {
  meeting: EvidencePanelQuery['meeting'];
  windowStart: string;
}

/** Why a contact counts, from the verdict down to the records, so that it can be recomputed by hand. */
export function EvidencePanel({ meeting, windowStart }: Props) {
  const { timeZone } = useCompany();
  const { carrier, person, evidence } = meeting;
  const facts = [
    ['Passed on by', carrier.name],
    ['To', person.name],
    ['Threshold reached', sayExactMoment(meeting.reachedAt, timeZone)],
    ['Rule', ruleWords(meeting)],
    [
      'Counted from',
      `${sayExactMoment(meeting.countedFrom, timeZone)}, ${countedFromWords(meeting, windowStart)}`,
    ],
    ['Counted until', `${sayExactMoment(meeting.countedUntil, timeZone)}, the window's end`],
    ['Source', sourceNames[meeting.source]],
  ];
  return (
    <Stack gap="lg">
      <Text>{verdict(meeting)}</Text>
      <dl className={classes['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Part title="Over time">
        <EvidenceTimelineDrawing meeting={meeting} />
      </Part>
      <Part title="The sum">
        <CountedSum meeting={meeting} />
      </Part>
      <Part
        title={
          evidence.episodes.length === 1 ? '1 meeting' : `${evidence.episodes.length} meetings`
        }
      >
        <EpisodesTable evidence={evidence} />
      </Part>
      <Part
        title={evidence.records.length === 1 ? '1 record' : `${evidence.records.length} records`}
      >
        <RecordsTable records={evidence.records} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
