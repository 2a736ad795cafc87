import { Text } from '@mantine/core';
import { MINUTE } from '../../../lib/durations.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, isoOf } from '../../../lib/dates/dates.ts';
import type { EvidencePanelQuery } from '../../../generated/graphql.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import classes from './EvidencePanel.module.css';
import { hasGaps, formatReached, formatSpan } from './evidence-words.ts';
import { findCoveredStretches, findThresholdMoment } from './recount.ts';
import { formatCaseDay, formatExactMinutes, formatExactTime } from './case-times.ts';
import { texts } from './texts.tsx';

type Meeting = EvidencePanelQuery['meeting'];

/** The calculation of a contact, step by step. */
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
      {texts.firstToLast(
        formatSpan(evidence.spanStart, evidence.spanEnd, timeZone),
        <b>{formatExactMinutes(minutes)}</b>,
        hasGaps(evidence.coveredMinutes, minutes)
          ? texts.gapsIncluded(formatExactMinutes(evidence.coveredMinutes))
          : '',
      )}
      <br />
      {texts.thresholdReachedAt(<b>{formatReached(meeting, timeZone)}</b>)}
    </Text>
  );
}

function SumOf24Hours({ meeting }: { meeting: Meeting }) {
  const { timeZone } = useCompany();
  const { evidence, thresholdMinutes } = meeting;
  const stretches = findCoveredStretches(evidence.records, evidence);
  const reached = findThresholdMoment(stretches, thresholdMinutes);
  const reaching = stretches.find((stretch) => reached !== undefined && stretch.end >= reached);
  return (
    <>
      <Text size="sm" mb="sm">
        {texts.within24Hours(formatSpan(evidence.spanStart, evidence.spanEnd, timeZone))}
      </Text>
      <ScrollBox label={texts.sumOf(meeting.carrier.name, meeting.person.name)}>
        <PlainTable className={classes.table}>
          <thead>
            <tr>
              <th>{texts.together}</th>
              <th>{texts.length}</th>
              <th>{texts.sumSoFar}</th>
            </tr>
          </thead>
          <tbody>
            {stretches.map((stretch) => (
              <tr key={stretch.start} data-reached={stretch === reaching || undefined}>
                <td>{formatSpan(isoOf(stretch.start), isoOf(stretch.end), timeZone)}</td>
                <td>{formatExactMinutes((stretch.end - stretch.start) / MINUTE)}</td>
                <td>{formatExactMinutes(stretch.runningTotal / MINUTE)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollBox>
      {reaching && reached !== undefined && (
        <Text size="sm" mt="sm">
          {texts.minutesReachedOn(
            thresholdMinutes,
            <b>
              {texts.lastAddition(
                formatExactTime(isoOf(reaching.start), timeZone),
                formatExactMinutes((reached - reaching.start) / MINUTE),
                formatExactTime(isoOf(reached), timeZone),
              )}
            </b>,
            formatCaseDay(dayOf(isoOf(reached), timeZone)),
          )}
        </Text>
      )}
    </>
  );
}
