import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { formatCount } from '../../intl.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { icons } from '../../components/tokens.ts';
import { useWayToTracingSuspenseQuery } from '../../generated/graphql.ts';
import classes from './Report.module.css';

/** How many are positive, and the way to whom they exposed. */
export function WayToTracing({ onFollow }: { onFollow: () => void }) {
  return (
    <section aria-labelledby="way-to-tracing" className={`${classes.way} screen-only`}>
      <div>
        <Title order={2} id="way-to-tracing">
          Tracing
        </Title>
        <Text size="sm" c="dimmed">
          <QueryBoundary fallback={'\u00a0'} renderError={() => '\u00a0'}>
            <CaseCount />
          </QueryBoundary>
        </Text>
      </div>
      <Button variant="default" rightSection={<IconArrowRight {...icons.md} />} onClick={onFollow}>
        Go to tracing
      </Button>
    </section>
  );
}

function CaseCount() {
  const { data } = useWayToTracingSuspenseQuery();
  return sayCases(data.positiveEmployees.length);
}

const sayCases = (count: number): string => {
  if (count === 0) return 'Nobody is marked positive.';
  return `${formatCount(count, { one: 'positive case', other: 'positive cases' })}: see who was exposed.`;
};
