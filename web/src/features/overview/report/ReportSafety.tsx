import { Box, Skeleton, Text, Title } from '@mantine/core';
import { MINUTE } from '../../../lib/durations.ts';
import { SafetyIndicator } from '../../contacts/reporting/SafetyIndicator.tsx';
import { formatWhoReported } from '../../contacts/reporting/coverage-words.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { useReportSafetyQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Poll interval in milliseconds. */
const pollInterval = MINUTE;

/** The safety indicator of the last 24 hours, and its coverage. */
export function ReportSafety() {
  const query = useReportSafetyQuery({ pollInterval });
  return (
    <Box aria-labelledby="report-safety" component="section" mb={40}>
      <Title order={2} id="report-safety" mb="sm">
        {texts.safetyIndicator}
      </Title>
      <QueryBoundary query={query} fallback={<Skeleton h={104} />}>
        {({ safetyIndicator, coverage }) => (
          <>
            <SafetyIndicator indicator={safetyIndicator} />
            <Text size="sm" c="dimmed" mt={4}>
              {formatWhoReported(coverage)}
            </Text>
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}
