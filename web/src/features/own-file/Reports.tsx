import { Group, Paper, Text } from '@mantine/core';
import { Tag } from '../../ui/Tag.tsx';
import { fontWeights } from '../../ui/tokens.ts';
import { useCompany } from '../company/current/CompanyContext.tsx';
import { Moment } from '../company/current/Moment.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';
import { formatDay, formatMoment, inSentence } from '../../lib/dates/dates.ts';

/** 'Symptoms since Mon 4 May', 'Test of Mon 4 May: negative', 'Phone number should be: 81234567'. */
const formatReport = (
  { kind, day, result, field, value }: OwnFile['reports'][number],
  timeZone: string,
): string => {
  if (kind === 'CORRECTION') return texts.correctionTo(texts.fields[field ?? 'OTHER'], value ?? '');
  const when = day === null ? '' : inSentence(formatDay(day, timeZone));
  return kind === 'SYMPTOMS'
    ? texts.symptomsSince(when)
    : texts.testOf(when, result === null ? '' : texts.results[result]);
};

/** 'Not there, from Mon 4 May, 09:00 until Mon 4 May, 17:00'. */
const formatRequest = ({ from, until }: OwnFile['requests'][number], timeZone: string): string =>
  texts.notThere(
    inSentence(formatMoment(from, timeZone)),
    inSentence(formatMoment(until, timeZone)),
  );

/** What the employee has reported and requested, newest first, with the company's replies. */
export function Reports({ reports, requests }: Pick<OwnFile, 'reports' | 'requests'>) {
  const { timeZone } = useCompany();
  const sent = [
    ...reports.map((report) => ({
      id: report.id,
      at: report.reportedAt,
      title: formatReport(report, timeZone),
      state: report.state,
      answer: report.answer,
    })),
    ...requests.map((request) => ({
      id: request.id,
      at: request.requestedAt,
      title: formatRequest(request, timeZone),
      state: request.state,
      answer: request.answer,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (sent.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noReports}
      </Text>
    );
  return sent.map(({ id, at, title, state, answer }) => (
    <Paper key={id} component="article" withBorder p="md">
      <Group justify="space-between" gap="4px 12px">
        <Text size="sm" fw={fontWeights.medium} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Tag tone={state === 'WAITING' || state === 'OPEN' ? 'warning' : 'neutral'}>
          {texts.reportStates[state]}
        </Tag>
      </Group>
      <Text size="xs" c="dimmed">
        {texts.sentAt} <Moment at={at} isInSentence />
      </Text>
      {answer !== null && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {texts.answered(answer)}
        </Text>
      )}
    </Paper>
  ));
}
