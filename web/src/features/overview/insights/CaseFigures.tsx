import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { CountLink } from '../../company/current/CountLink.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { MINUTE } from '../../../lib/durations.ts';
import { useCaseFiguresQuery, type CaseFiguresQuery } from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { formatCount, formatNumber, plural, type PluralForms } from '../../../lib/intl.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './CurrentFigures.module.css';
import { Figure } from './Figure.tsx';
import { texts } from './texts.ts';

type Figures = CaseFiguresQuery['caseFigures'];

/** Poll interval in milliseconds: steps become due as time passes. */
const pollInterval = MINUTE;

/** How many cases are open, and the progress of the follow-up. */
export function CaseFigures() {
  const query = useCaseFiguresQuery({ pollInterval });
  return (
    <QueryBoundary query={query} fallback={<FigureRow />}>
      {({ caseFigures }) => <FigureRow figures={caseFigures} />}
    </QueryBoundary>
  );
}

/** The figures side by side, with placeholders until they are known. */
function FigureRow({ figures }: { figures?: Figures }) {
  const show = (part: (known: Figures) => ReactNode): ReactNode =>
    figures ? part(figures) : <Skeleton h={84} />;
  return (
    <div className={`${classes.figures} ${classes.ofCases}`} aria-busy={!figures}>
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
            <Share share={share} part={done} whole={due} of={texts.dueToday} />
          ),
        )}
      </Figure>
    </div>
  );
}

/** Smallest number of people or cases of which a percentage is shown. */
const minWholeOfPercent = 5;

interface ShareProps {
  share: number;
  part: number;
  whole: number;
  /** What is counted. */
  of: PluralForms;
}

/** A share with the numbers behind it. */
function Share({ share, part, whole, of }: ShareProps) {
  const numbers = texts.partOf(formatNumber(part), formatNumber(whole));
  const isPercent = whole >= minWholeOfPercent;
  return (
    <>
      <span className={classes.number}>{isPercent ? texts.percent(share) : numbers}</span>
      <Text size="sm" c="dimmed">
        {isPercent ? `${numbers} ${plural(whole, of)}` : plural(whole, of)}
      </Text>
    </>
  );
}

function OpenCases({ openCases }: Pick<Figures, 'openCases'>) {
  const cases = paths.cases(useCompany().name);
  if (openCases.length === 0) return <EmptyNote>{texts.noOpenCase}</EmptyNote>;
  return (
    <Sum
      to={`${cases}?state=open`}
      needs="case:read"
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
        <Share share={share} part={inTime} whole={inTime + late} of={texts.recentCases} />
      )}
      <Text size="sm" c="dimmed">
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

interface SumProps {
  /** Address of the list of all. */
  to: string;
  needs: Permission;
  counts: readonly { count: number; words: string; to: string }[];
}

/** A total above its parts, all with links. */
function Sum({ to, needs, counts }: SumProps) {
  return (
    <>
      <span className={classes.number}>
        <CountLink to={to} needs={needs}>
          {formatNumber(counts.reduce((sum, { count }) => sum + count, 0))}
        </CountLink>
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
