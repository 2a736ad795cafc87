import { Box, Skeleton, Text, Title } from '@mantine/core';
import { MINUTE } from '../../../lib/durations.ts';
import { messageOf } from '../../../apollo/errors.ts';
import { SafetyIndicator } from '../../contacts/reporting/SafetyIndicator.tsx';
import { formatWhoReported } from '../../contacts/reporting/coverage-words.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useReportSafetyQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Poll interval in milliseconds. */
const pollInterval = MINUTE;

/** The safety indicator of the last 24 hours, and its coverage. */
export function ReportSafety() {
  const { data, error, loading, refetch } = useReportSafetyQuery({ pollInterval });
  return (
    <Box aria-labelledby="report-safety" component="section" mb={40}>
      <Title order={2} id="report-safety" mb="sm">
        {texts.safetyIndicator}
      </Title>
      {data ? (
        <>
          <SafetyIndicator indicator={data.safetyIndicator} />
          <Text size="sm" c="dimmed" mt={4}>
            {formatWhoReported(data.coverage)}
          </Text>
        </>
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={() => void refetch()} isRetrying={loading} />
      ) : (
        <Skeleton h={104} />
      )}
    </Box>
  );
}
