import { Anchor, Box, Button, Skeleton, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatCount } from '../../../lib/intl.ts';
import { formatUnmeasured } from '../../contacts/reporting/reporting-words.ts';
import { StatusBadge } from '../../people/person/StatusBadge.tsx';
import {
  type DeviceSource,
  type ReportTracesQuery,
  type ReportTracingQuery,
  type useReportTracesQuery,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface Props {
  employee: ReportTracingQuery['positiveEmployees'][number];
  /** The category decides which meetings count: the last one on the path to a person. */
  category: DeviceSource;
  answer: ReturnType<typeof useReportTracesQuery>;
}

/** One positive person, with the number of people exposed. */
export function ReportCase({ employee, category, answer }: Props) {
  const { name: companyName } = useCompany();
  const tracing = paths.tracing(companyName, employee.code);
  const trace = answer.data?.positiveTraces.find(({ person }) => person.id === employee.id);
  return (
    <tr>
      <td>
        <Anchor component={Link} to={tracing} size="sm" c="inherit" fw={fontWeights.medium}>
          {employee.name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {employee.code} · {employee.department}
        </Text>
      </td>
      <td>
        <StatusBadge isPositive since={employee.positiveSince} />
      </td>
      <ExposedCells trace={trace} answer={answer} category={category} />
      <td className="screen-only">
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
  trace: ReportTracesQuery['positiveTraces'][number] | undefined;
  answer: Props['answer'];
  category: DeviceSource;
}

function ExposedCells({ trace, answer, category }: ExposedProps) {
  const { error, loading, refetch } = answer;
  if (!trace)
    return error && !loading ? (
      <td colSpan={4}>
        <IconAlertCircle {...icons.sm} /> {messageOf(error)}{' '}
        <Anchor component="button" type="button" size="sm" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Anchor>
      </td>
    ) : (
      <td colSpan={4} aria-label={texts.isLoading}>
        <Skeleton h={10} w="70%" />
      </td>
    );
  const exposures = trace.exposures.filter(({ path }) => path.at(-1)?.source === category);
  const byHand = trace.exposures.filter(({ path }) => path.at(-1)?.source === 'MANUAL').length;
  const unmeasured = exposures.length === 0 ? formatUnmeasured(trace.reporting, category) : null;
  if (unmeasured !== null)
    return (
      <td colSpan={4}>
        <IconHelpCircle {...icons.sm} /> {unmeasured}
        <ExposedByHand count={byHand} />
      </td>
    );
  return (
    <>
      <Box component="td" fw={fontWeights.medium} data-name={texts.exposed}>
        {exposures.length}
        <ExposedByHand count={byHand} />
      </Box>
      {[1, 2, 3].map((level) => (
        <td key={level} data-name={texts.level(level)}>
          {exposures.filter((exposure) => exposure.level === level).length}
        </td>
      ))}
    </>
  );
}

/** People exposed by contacts added by hand, which belong to no category. */
function ExposedByHand({ count }: { count: number }) {
  return (
    count > 0 && (
      <Text size="xs" c="dimmed">
        {texts.byHand(formatCount(count, texts.people))}
      </Text>
    )
  );
}
