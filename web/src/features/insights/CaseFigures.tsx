import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../apollo/errors.ts';
import { usePreloadedPolicy } from '../../apollo/preload.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { texts as caseTexts } from '../../domain/cases/texts.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { MINUTE } from '../../durations.ts';
import {
  CaseFiguresDocument,
  useCaseFiguresQuery,
  type CaseFiguresQuery,
  type FollowUpStep,
} from '../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../intl.ts';
import { paths } from '../../paths.ts';
import classes from './CurrentFigures.module.css';
import { Figure } from './Figure.tsx';
import { texts } from './texts.ts';

type Figures = CaseFiguresQuery['caseFigures'];

/** Values of the work list's `show` parameter for overdue steps. */
const shownOf: Record<FollowUpStep, string> = {
  INFORM: 'overdue-inform',
  CORRECT: 'overdue-correct',
  TEST: 'overdue-test',
  RELEASE: 'overdue',
};

/** Poll interval in milliseconds: steps become overdue as time passes. */
const pollInterval = MINUTE;

/** How many cases are open, and the progress of the follow-up. */
export function CaseFigures() {
  const { data, error, loading, refetch } = useCaseFiguresQuery({
    fetchPolicy: usePreloadedPolicy(CaseFiguresDocument, {}),
    pollInterval,
  });
  if (error && !data)
    return (
      <FailedState message={messageOf(error)} onRetry={() => void refetch()} isRetrying={loading} />
    );
  const show = (part: (figures: Figures) => ReactNode): ReactNode =>
    data ? part(data.caseFigures) : <Skeleton h={84} />;
  return (
    <div className={`${classes.figures} ${classes.ofCases}`} aria-busy={!data}>
      <Figure title={texts.openCases} id="open-cases">
        {show(({ openCases }) => (
          <OpenCases openCases={openCases} />
        ))}
      </Figure>
      <Figure title={texts.tracedInTime} id="traced-in-time" meaning={texts.tracedMeaning}>
        {show(({ traced }) => (
          <Traced traced={traced} />
        ))}
      </Figure>
      <Figure title={texts.followedUpToday} id="followed-up" meaning={texts.followedUpMeaning}>
        {show(({ followedUpToday: { due, done, share } }) =>
          share === null ? (
            <EmptyNote>{texts.nothingDueToday}</EmptyNote>
          ) : (
            <>
              <span className={classes.number}>{texts.percent(share)}</span>
              <Text size="sm" c="dimmed">
                {texts.followedUpCount(done, formatCount(due, texts.dueToday))}
              </Text>
            </>
          ),
        )}
      </Figure>
      <Figure title={texts.overdue} id="overdue">
        {show(({ overdue }) => (
          <Overdue overdue={overdue} />
        ))}
      </Figure>
    </div>
  );
}

function OpenCases({ openCases }: Pick<Figures, 'openCases'>) {
  const cases = paths.cases(useCompany().name);
  if (openCases.length === 0) return <EmptyNote>{texts.noOpenCase}</EmptyNote>;
  return (
    <Sum
      counts={openCases.map(({ disease, cases: count }) => ({
        count,
        words: texts.openCasesOf(caseTexts.diseaseNames[disease], formatNumber(count)),
        to: `${cases}?state=open&disease=${disease.toLowerCase().replaceAll('_', '-')}`,
      }))}
    />
  );
}

function Traced({ traced }: Pick<Figures, 'traced'>) {
  const { inTime, late, running, withoutExposed, unknown, share } = traced;
  return (
    <>
      {share === null ? (
        <EmptyNote>{texts.noTracedCase}</EmptyNote>
      ) : (
        <span className={classes.number}>{texts.percent(share)}</span>
      )}
      <Text size="sm" c="dimmed">
        {share !== null && (
          <Text component="span" inherit display="block">
            {texts.tracedCount(inTime, formatCount(inTime + late, texts.recentCases))}
          </Text>
        )}
        {running > 0 && (
          <Text component="span" inherit display="block">
            {formatCount(running, texts.casesRunning)}
          </Text>
        )}
        {withoutExposed > 0 && (
          <Text component="span" inherit display="block">
            {formatCount(withoutExposed, texts.casesWithoutExposed)}
          </Text>
        )}
        {unknown > 0 && (
          <Text component="span" inherit display="block">
            {formatCount(unknown, texts.casesUnknown)}
          </Text>
        )}
      </Text>
    </>
  );
}

function Overdue({ overdue }: Pick<Figures, 'overdue'>) {
  const followUp = paths.followUp(useCompany().name);
  if (overdue.length === 0) return <EmptyNote>{texts.nothingOverdue}</EmptyNote>;
  return (
    <Sum
      counts={overdue.map(({ step, followUps }) => ({
        count: followUps,
        words: texts.overdueSteps[step](formatNumber(followUps)),
        to: `${followUp}?show=${shownOf[step]}`,
      }))}
    />
  );
}

interface SumProps {
  counts: readonly { count: number; words: string; to: string }[];
}

/** A total above its parts, each with a link. */
function Sum({ counts }: SumProps) {
  return (
    <>
      <span className={classes.number}>
        {formatNumber(counts.reduce((sum, { count }) => sum + count, 0))}
      </span>
      <Group component="ul" gap="4px 16px" mt={8} fz="sm">
        {counts.map(({ words, to }) => (
          <li key={to}>
            <Anchor component={Link} to={to} size="sm">
              {words}
            </Anchor>
          </li>
        ))}
      </Group>
    </>
  );
}

function EmptyNote({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
