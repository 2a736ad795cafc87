import { Stack, Text, Title } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/intl.ts';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestButton } from '../../cases/contests/ContestButton.tsx';
import { ContestNotes } from '../../cases/contests/ContestNotes.tsx';
import { texts as contestTexts } from '../../cases/contests/texts.tsx';
import type { EvidencePanelQuery } from '../../../generated/graphql.ts';
import { CountedSum } from './CountedSum.tsx';
import { EpisodesTable } from './EpisodesTable.tsx';
import { EvidenceTimelineDrawing } from './EvidenceTimelineDrawing.tsx';
import { ManualRecordsTable } from './ManualRecordsTable.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { formatCountedFrom, formatRule, type TraceStart, formatVerdict } from './evidence-words.ts';
import { formatExactMoment } from './case-times.ts';
import { texts } from './texts.tsx';

interface Props {
  meeting: EvidencePanelQuery['meeting'];
  trace: TraceStart;
}

/** Why a contact counts, from the conclusion down to the records, so that it can be checked by hand. */
export function EvidencePanel({ meeting, trace }: Props) {
  const { timeZone } = useCompany();
  const { carrier, person, evidence, source } = meeting;
  const contests = new Map(
    evidence.records.flatMap((record) => record.contests.map((contest) => [contest.id, contest])),
  );
  return (
    <Stack gap="lg">
      <div>
        <Text>{formatVerdict(meeting)}</Text>
        {!carrier.isDeleted && !person.isDeleted && (
          <ContestButton
            mt="sm"
            size="xs"
            leftSection={<IconBan {...icons.sm} />}
            pair={[carrier.name, person.name]}
            target={{
              contact: {
                person: carrier,
                other: person,
                source,
                from: evidence.spanStart,
                until: evidence.spanEnd,
              },
            }}
          >
            {contestTexts.contestContact}
          </ContestButton>
        )}
      </div>
      <Facts>
        <Fact term={texts.passedOnBy}>{carrier.name}</Fact>
        <Fact term={texts.passedOnTo}>{person.name}</Fact>
        <Fact term={texts.thresholdReached}>{formatExactMoment(meeting.reachedAt, timeZone)}</Fact>
        <Fact term={texts.rule}>{formatRule(meeting)}</Fact>
        <Fact term={texts.countedFrom}>
          {texts.countedFromBecause(
            formatExactMoment(meeting.countedFrom, timeZone),
            formatCountedFrom(meeting, trace),
          )}
        </Fact>
        <Fact term={texts.countedUntil}>
          {texts.countedUntilEnd(formatExactMoment(meeting.countedUntil, timeZone))}
        </Fact>
        <Fact term={texts.source}>{texts.sources[source]}</Fact>
      </Facts>
      <EvidenceSection title={texts.overTime}>
        <EvidenceTimelineDrawing meeting={meeting} />
      </EvidenceSection>
      <EvidenceSection title={texts.theSum}>
        <CountedSum meeting={meeting} />
      </EvidenceSection>
      <EvidenceSection title={formatCount(evidence.episodes.length, texts.meetingsCount)}>
        <EpisodesTable meeting={meeting} />
      </EvidenceSection>
      {contests.size > 0 && (
        <EvidenceSection title={texts.contests}>
          <ContestNotes contests={[...contests.values()]} />
        </EvidenceSection>
      )}
      <EvidenceSection title={formatCount(evidence.records.length, texts.recordsCount)}>
        {source === 'MANUAL' ? (
          <ManualRecordsTable records={evidence.records} />
        ) : (
          <RecordsTable records={evidence.records} />
        )}
      </EvidenceSection>
    </Stack>
  );
}

function EvidenceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
