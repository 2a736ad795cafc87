import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../intl.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type { EvidencePanelQuery } from '../../generated/graphql.ts';
import { CountedSum } from './CountedSum.tsx';
import { EpisodesTable } from './EpisodesTable.tsx';
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
  return (
    <Stack gap="lg">
      <Text>{verdict(meeting)}</Text>
      <Facts>
        <Fact term="Passed on by">{carrier.name}</Fact>
        <Fact term="To">{person.name}</Fact>
        <Fact term="Threshold reached">{sayExactMoment(meeting.reachedAt, timeZone)}</Fact>
        <Fact term="Rule">{ruleWords(meeting)}</Fact>
        <Fact term="Counted from">
          {sayExactMoment(meeting.countedFrom, timeZone)}, {countedFromWords(meeting, windowStart)}
        </Fact>
        <Fact term="Counted until">
          {sayExactMoment(meeting.countedUntil, timeZone)}, the window&apos;s end
        </Fact>
        <Fact term="Source">{sourceNames[meeting.source]}</Fact>
      </Facts>
      <Part title="Over time">
        <EvidenceTimelineDrawing meeting={meeting} />
      </Part>
      <Part title="The sum">
        <CountedSum meeting={meeting} />
      </Part>
      <Part title={formatCount(evidence.episodes.length, { one: 'meeting', other: 'meetings' })}>
        <EpisodesTable evidence={evidence} />
      </Part>
      <Part title={formatCount(evidence.records.length, { one: 'record', other: 'records' })}>
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
