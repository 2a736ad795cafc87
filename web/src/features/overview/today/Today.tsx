import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLiveFigures } from '../../../apollo/live.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { MINUTE } from '../../../lib/durations.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useWaitingReportQuery, type TodayQueryVariables } from '../../../generated/graphql.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatReport } from '../../own-file/reports/report-words.ts';
import { foldTodayLines, listTodayLines, type TodayLine } from './today-lines.ts';
import { findAct, formatTodayLine } from './today-words.ts';
import { hasToday, useToday } from './use-today.ts';
import classes from './Today.module.css';
import { texts } from './texts.ts';

const skeleton = (
  <Stack gap="sm">
    <Skeleton h={24} />
    <Skeleton h={24} />
    <Skeleton h={24} />
  </Stack>
);

/** What needs the viewer now, the most urgent first, with a link to the act; nothing for roles that can act on none of it. */
export function Today() {
  // What is due and which cameras are silent also change as time passes.
  const { variables, query } = useToday(MINUTE);
  if (!hasToday(variables)) return null;
  return (
    <section aria-labelledby="today">
      <Title order={2} id="today" mb="sm">
        {texts.title}
      </Title>
      <QueryBoundary query={query} fallback={skeleton} failure={texts.failed}>
        {(data) => <TodayLines lines={listTodayLines(data)} variables={variables} />}
      </QueryBoundary>
    </section>
  );
}

interface Props {
  lines: readonly TodayLine[];
  /** What was asked for. */
  variables: TodayQueryVariables;
}

function TodayLines({ lines, variables }: Props) {
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded } = foldTodayLines(lines);
  if (lines.length === 0) return <Text>{texts.nothing(listSources(variables))}</Text>;
  return (
    <>
      <ul id={listId} className={classes.lines} aria-labelledby="today">
        {(isUnfolded ? lines : shown).map((line) => (
          <Line key={line.kind} line={line} />
        ))}
      </ul>
      {folded.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          aria-expanded={isUnfolded}
          aria-controls={listId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? texts.fewer : texts.more(folded.length)}
        </Button>
      )}
    </>
  );
}

const listSources = ({
  withFollowUps,
  withReports,
  withExactRecords,
  withContests,
  withCameras,
}: TodayQueryVariables): string[] => [
  ...(withFollowUps ? [texts.followUps] : []),
  ...(withReports ? [texts.reports] : []),
  ...(withExactRecords || withContests ? [texts.requests] : []),
  ...(withCameras ? [texts.cameras] : []),
];

function Line({ line }: { line: TodayLine }) {
  const { timeZone } = useCompany();
  const now = useNow();
  const words = formatTodayLine(line, { now, timeZone });
  return line.kind === 'REPORTS' && line.count === 1 ? (
    <OnlyReport line={line} words={words} />
  ) : (
    <WordsAndAct line={line} words={words} />
  );
}

interface LineProps {
  line: TodayLine;
  words: string;
}

/** The only waiting report, with what it says. It is read here alone: reading a report is logged as an access to the person who sent it. */
function OnlyReport({ line, words }: LineProps) {
  const { timeZone } = useCompany();
  const { data, refetch } = useWaitingReportQuery();
  useLiveFigures(() => {
    // If the refetch fails, the old words stay.
    refetch().catch(() => undefined);
  }, caseTopics);
  const [report] = data?.employeeReports.items ?? [];
  return (
    <WordsAndAct
      line={line}
      words={report ? texts.reportOf(words, formatReport(report, timeZone), report.note) : words}
    />
  );
}

function WordsAndAct({ line, words }: LineProps) {
  const { label, to } = findAct(line, useCompany().name);
  return (
    <li className={classes.line}>
      <Text size="sm" lineClamp={3}>
        {words}
      </Text>
      <Button
        component={Link}
        to={to}
        size="compact-sm"
        variant="default"
        aria-label={texts.actOn(label, words)}
      >
        {label}
      </Button>
    </li>
  );
}
