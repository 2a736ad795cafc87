import { Text } from '@mantine/core';
import { MINUTE } from '../../durations.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { dayOf } from '../../domain/dates/dates.ts';
import type { EvidencePanelQuery } from '../../generated/graphql.ts';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { reachedWords, spanWords } from './evidence-words.ts';
import { coveredStretches, momentReached } from './recount.ts';
import { isoOf, sayCaseDay, sayExactMinutes, sayExactTime } from './said-times.ts';

type Meeting = EvidencePanelQuery['meeting'];

/** The arithmetic of a contact, every step of it. */
export function CountedSum({ meeting }: { meeting: Meeting }) {
  return meeting.rule === 'CONTINUOUS' ? (
    <LengthOfMeeting meeting={meeting} />
  ) : (
    <SumOf24Hours meeting={meeting} />
  );
}

function LengthOfMeeting({ meeting }: { meeting: Meeting }) {
  const { timeZone } = useCompany();
  const { evidence, minutes } = meeting;
  return (
    <Text size="sm" component="div">
      First start to last end: {spanWords(evidence.spanStart, evidence.spanEnd, timeZone)} ={' '}
      <b>{sayExactMinutes(minutes)}</b>
      {evidence.coveredMinutes < minutes - 1e-6 &&
        `, of which records cover ${sayExactMinutes(evidence.coveredMinutes)}; gaps of up to 5 minutes count`}
      .
      <br />
      Threshold reached: <b>{reachedWords(meeting, timeZone)}</b>
    </Text>
  );
}

function SumOf24Hours({ meeting }: { meeting: Meeting }) {
  const { timeZone } = useCompany();
  const { evidence, thresholdMinutes } = meeting;
  const stretches = coveredStretches(evidence.records, evidence);
  const reached = momentReached(stretches, thresholdMinutes);
  const reaching = stretches.find((stretch) => reached !== undefined && stretch.end >= reached);
  return (
    <>
      <Text size="sm" mb="sm">
        The 24 hours {spanWords(evidence.spanStart, evidence.spanEnd, timeZone)}. Time that both
        phones reported counts once.
      </Text>
      <ScrollBox label={`Sum of ${meeting.carrier.name} and ${meeting.person.name}`}>
        <PlainTable className={classes.table}>
          <thead>
            <tr>
              <th>Together</th>
              <th>Length</th>
              <th>Sum so far</th>
            </tr>
          </thead>
          <tbody>
            {stretches.map((stretch) => (
              <tr key={stretch.start} data-reached={stretch === reaching || undefined}>
                <td>{spanWords(isoOf(stretch.start), isoOf(stretch.end), timeZone)}</td>
                <td>{sayExactMinutes((stretch.end - stretch.start) / MINUTE)}</td>
                <td>{sayExactMinutes(stretch.runningTotal / MINUTE)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollBox>
      {reaching && reached !== undefined && (
        <Text size="sm" mt="sm">
          {thresholdMinutes} min reached:{' '}
          <b>
            {sayExactTime(isoOf(reaching.start), timeZone)} +{' '}
            {sayExactMinutes((reached - reaching.start) / MINUTE)} ={' '}
            {sayExactTime(isoOf(reached), timeZone)}
          </b>{' '}
          on {sayCaseDay(dayOf(isoOf(reached), timeZone))}
        </Text>
      )}
    </>
  );
}
