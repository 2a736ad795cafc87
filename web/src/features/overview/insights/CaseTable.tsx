import { Anchor, Box, Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconArrowRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { compareTexts } from '../../../lib/intl.ts';
import { messageOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { CountLink } from '../../company/current/CountLink.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { formatUnmeasured } from '../../contacts/reporting/reporting-words.ts';
import { StatusBadge } from '../../people/person/StatusBadge.tsx';
import type { InsightsPageQuery } from '../../../generated/graphql.ts';
import classes from './CaseTable.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import type { CaseTrace } from './exposed-people.ts';
import { texts } from './texts.ts';
import type { CaseTraces } from './use-case-traces.ts';

type PositiveEmployee = InsightsPageQuery['positiveEmployees'][number];

interface Props {
  cases: readonly PositiveEmployee[];
  caseTraces: CaseTraces;
}

const levels = [1, 2, 3];

/** The positive people, newest first, with the number of people each exposed. On a phone the cells of a row are stacked. */
export function CaseTable({ cases, caseTraces }: Props) {
  const latestFirst = cases.toSorted((a, b) =>
    compareTexts(b.positiveSince ?? '', a.positiveSince ?? ''),
  );
  return (
    <PlainTable isStacked hasHover className={classes.table} aria-label={texts.positiveCases}>
      <thead>
        <tr>
          {[texts.person, texts.status, texts.exposed, ...levels.map(texts.level)].map(
            (heading) => (
              <th key={heading}>{heading}</th>
            ),
          )}
          <th>
            <VisuallyHidden>{texts.tracingColumn}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {latestFirst.map((employee) => (
          <CaseRow key={employee.id} employee={employee} caseTraces={caseTraces} />
        ))}
      </tbody>
    </PlainTable>
  );
}

interface RowProps {
  employee: PositiveEmployee;
  caseTraces: CaseTraces;
}

function CaseRow({ employee, caseTraces }: RowProps) {
  const { name: companyName } = useCompany();
  const tracing = paths.tracing(companyName, employee.id);
  const trace = caseTraces.traces.get(employee.id);
  return (
    <tr>
      <td className={classes.person}>
        <Anchor
          component={Link}
          to={tracing}
          c="var(--mantine-color-text)"
          fw={fontWeights.medium}
          size="sm"
        >
          {employee.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {employee.code} · {employee.department}
        </Text>
      </td>
      <td className={classes.status}>
        <StatusBadge isPositive since={employee.positiveSince} />
      </td>
      <ExposedCells trace={trace} caseTraces={caseTraces} name={employee.name} tracing={tracing} />
      <td className={classes.link}>
        <Button
          component={Link}
          to={tracing}
          variant="subtle"
          size="xs"
          rightSection={<IconArrowRight {...icons.sm} />}
          aria-label={texts.openTracingOf(employee.name)}
        >
          {texts.openTracing}
        </Button>
      </td>
    </tr>
  );
}

interface ExposedProps {
  trace: CaseTrace | undefined;
  caseTraces: Pick<CaseTraces, 'error' | 'retry'>;
  name: string;
  /** Address of the tracing page, which lists the people exposed. */
  tracing: string;
}

function ExposedCells({ trace, caseTraces: { error, retry }, name, tracing }: ExposedProps) {
  if (!trace && error) {
    return (
      <td colSpan={4} className={classes.failed}>
        <IconAlertCircle {...icons.sm} /> {messageOf(error)}{' '}
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={retry}
          aria-label={texts.tryAgainToTrace(name)}
        >
          {texts.tryAgain}
        </Anchor>
      </td>
    );
  }
  if (!trace) {
    return (
      <td colSpan={4} className={classes.failed} aria-label={texts.followingLabel}>
        <Skeleton h={10} w="70%" />
      </td>
    );
  }
  const { exposures } = trace;
  const unmeasured = exposures.length === 0 ? formatUnmeasured(trace.reporting) : null;
  if (unmeasured !== null) {
    return (
      <td colSpan={4} className={classes.failed}>
        <IconHelpCircle {...icons.sm} /> {unmeasured}
      </td>
    );
  }
  return (
    <>
      <Box component="td" fw={fontWeights.bold} data-name={texts.exposed}>
        <CountLink
          to={tracing}
          needs="tracing:read"
          label={texts.exposedBy(name, exposures.length)}
        >
          {exposures.length}
        </CountLink>
      </Box>
      {levels.map((level) => {
        const count = exposures.filter((exposure) => exposure.level === level).length;
        return (
          <td key={level} data-name={texts.level(level)}>
            {count === 0 ? (
              count
            ) : (
              <CountLink
                to={`${tracing}#level-${level}`}
                needs="tracing:read"
                label={texts.exposedOnLevel(name, level, count)}
              >
                {count}
              </CountLink>
            )}
          </td>
        );
      })}
    </>
  );
}
