import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { exactMoment } from '../../../lib/dates/dates.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import { usePendingTimeMetricMutation } from '../../../generated/graphql.ts';
import { formatMetric } from './preview-words.ts';
import { texts } from './texts.tsx';

interface Props {
  minutes: number;
  /** When it takes effect, ISO instant. */
  from: string;
  /** Minutes in force until then. */
  inForce: number;
  onCancelled: () => void;
}

/** A change of the time metric that is not in force yet, with a cancel button. */
export function PendingTimeMetric({ minutes, from, inForce, onCancelled }: Props) {
  const { timeZone } = useCompany();
  const [cancel, { loading }] = usePendingTimeMetricMutation({
    onCompleted: onCancelled,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Alert icon={<IconClockHour4 {...icons.lg} />} color="lagoon" py="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 280px">
          {texts.pendingMetric(
            formatMetric(minutes),
            exactMoment(from, timeZone),
            formatMetric(inForce),
          )}
        </Text>
        <Button variant="default" size="xs" loading={loading} onClick={() => void cancel()}>
          {texts.cancelChange}
        </Button>
      </Group>
    </Alert>
  );
}
