import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { formatUnmeasured } from '../../domain/coverage/reporting-words.ts';
import { StatusBadge } from '../../domain/people/StatusBadge.tsx';
import {
  useReportCaseQuery,
  type ContactSource,
  type ReportTracingQuery,
} from '../../generated/graphql.ts';
import classes from './Report.module.css';

interface Props {
  employee: ReportTracingQuery['positiveEmployees'][number];
  /** Whose meetings are counted: the last on the way to a person says it. */
  category: ContactSource;
}

/** One positive person, with the number of people exposed. */
export function ReportCase({ employee, category }: Props) {
  const { name: companyName } = useCompany();
  const tracing = paths.tracing(companyName, employee.code);
  const answer = useReportCaseQuery({
    variables: { employeeId: employee.id },
    // Not kept: the tracing page reads more of the same trace, and half of it would overwrite the whole.
    fetchPolicy: 'no-cache',
  });
  return (
    <tr>
      <td>
        <Anchor component={Link} to={tracing} size="sm" className={classes['name']}>
          {employee.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {employee.code} · {employee.department}
        </Text>
      </td>
      <td>
        <StatusBadge isPositive positiveDate={employee.positiveDate} />
        {answer.data?.trace.windowRule === 'LAST_14_DAYS' && (
          <Text size="xs" c="dimmed">
            last 14 days traced
          </Text>
        )}
      </td>
      <ExposedCells answer={answer} category={category} />
      <td className={classes['open']}>
        <Button
          component={Link}
          to={tracing}
          variant="subtle"
          size="xs"
          rightSection={<IconArrowRight size={14} aria-hidden />}
          aria-label={`Open tracing of ${employee.name}`}
        >
          Open tracing
        </Button>
      </td>
    </tr>
  );
}

interface ExposedProps {
  answer: ReturnType<typeof useReportCaseQuery>;
  category: ContactSource;
}

function ExposedCells({ answer, category }: ExposedProps) {
  const { data, error, loading, refetch } = answer;
  if (!data)
    return error && !loading ? (
      <td colSpan={4}>
        <IconAlertCircle size={14} aria-hidden /> {messageOf(error)}{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void refetch()}>
          Try again
        </Anchor>
      </td>
    ) : (
      <td colSpan={4} aria-label="Following the contacts">
        <Skeleton h={10} w="70%" />
      </td>
    );
  const exposures = data.trace.exposures.filter(({ path }) => path.at(-1)?.source === category);
  const unmeasured =
    exposures.length === 0 ? formatUnmeasured(data.trace.reporting, category) : null;
  if (unmeasured !== null)
    return (
      <td colSpan={4}>
        <IconHelpCircle size={14} aria-hidden /> {unmeasured}
      </td>
    );
  return (
    <>
      <td data-name="Exposed" className={classes['number']}>
        {exposures.length}
      </td>
      {[1, 2, 3].map((level) => (
        <td key={level} data-name={`Level ${level}`}>
          {exposures.filter((exposure) => exposure.level === level).length}
        </td>
      ))}
    </>
  );
}
