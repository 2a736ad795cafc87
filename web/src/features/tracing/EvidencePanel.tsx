import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../intl.ts';
import { Fact, Facts } from '../../components/Facts.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type { EvidencePanelQuery } from '../../generated/graphql.ts';
import { CountedSum } from './CountedSum.tsx';
import { EpisodesTable } from './EpisodesTable.tsx';
import { EvidenceTimelineDrawing } from './EvidenceTimelineDrawing.tsx';
import { ManualRecordsTable } from './ManualRecordsTable.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { countedFromWords, ruleWords, type TraceStart, verdict } from './evidence-words.ts';
import { formatExactMoment } from './case-times.ts';
import { texts } from './texts.tsx';

interface Props {
  meeting: EvidencePanelQuery['meeting'];
  trace: TraceStart;
}

/** Why a contact counts, from the verdict down to the records, so that it can be recomputed by hand. */
export function EvidencePanel({ meeting, trace }: Props) {
  const { timeZone } = useCompany();
  const { carrier, person, evidence } = meeting;
  return (
    <Stack gap="lg">
      <Text>{verdict(meeting)}</Text>
      <Facts>
        <Fact term={texts.passedOnBy}>{carrier.name}</Fact>
        <Fact term={texts.passedOnTo}>{person.name}</Fact>
        <Fact term={texts.thresholdReached}>{formatExactMoment(meeting.reachedAt, timeZone)}</Fact>
        <Fact term={texts.rule}>{ruleWords(meeting)}</Fact>
        <Fact term={texts.countedFrom}>
          {texts.countedFromBecause(
            formatExactMoment(meeting.countedFrom, timeZone),
            countedFromWords(meeting, trace),
          )}
        </Fact>
        <Fact term={texts.countedUntil}>
          {texts.countedUntilEnd(formatExactMoment(meeting.countedUntil, timeZone))}
        </Fact>
        <Fact term={texts.source}>{texts.sources[meeting.source]}</Fact>
      </Facts>
      <Part title={texts.overTime}>
        <EvidenceTimelineDrawing meeting={meeting} />
      </Part>
      <Part title={texts.theSum}>
        <CountedSum meeting={meeting} />
      </Part>
      <Part title={formatCount(evidence.episodes.length, texts.meetingsCount)}>
        <EpisodesTable evidence={evidence} />
      </Part>
      <Part title={formatCount(evidence.records.length, texts.recordsCount)}>
        {meeting.source === 'MANUAL' ? (
          <ManualRecordsTable records={evidence.records} />
        ) : (
          <RecordsTable records={evidence.records} />
        )}
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
