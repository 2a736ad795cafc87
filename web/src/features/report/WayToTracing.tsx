import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useWayToTracingQuery } from '../../generated/graphql.ts';
import classes from './Report.module.css';

/** How many are positive, and the way to whom they exposed. */
export function WayToTracing({ onFollow }: { onFollow: () => void }) {
  const { data } = useWayToTracingQuery();
  return (
    <section aria-labelledby="way-to-tracing" className={classes['way']}>
      <div>
        <Title order={2} id="way-to-tracing">
          Tracing
        </Title>
        <Text size="sm" c="dimmed">
          {data ? sayCases(data.positiveEmployees.length) : '\u00a0'}
        </Text>
      </div>
      <Button
        variant="default"
        rightSection={<IconArrowRight size={16} aria-hidden />}
        onClick={onFollow}
      >
        Go to tracing
      </Button>
    </section>
  );
}

const sayCases = (count: number): string => {
  if (count === 0) return 'Nobody is marked positive.';
  return count === 1
    ? '1 positive case: see who was exposed.'
    : `${count.toLocaleString('en')} positive cases: see who was exposed.`;
};
