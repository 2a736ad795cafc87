import { Button, Group, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { useTracingLinkQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** The number of positive people, with a link to tracing. */
export function TracingLink({ onFollow }: { onFollow: () => void }) {
  const { data } = useTracingLinkQuery();
  return (
    <Group
      component="section"
      justify="space-between"
      gap="12px 24px"
      mt={48}
      px={24}
      py={20}
      bdrs="lg"
      bg="var(--vc-panel)"
      className="screen-only"
      aria-labelledby="way-to-tracing"
    >
      <div>
        <Title order={2} id="way-to-tracing">
          {texts.tracing}
        </Title>
        <Text size="sm" c="dimmed">
          {data ? formatCases(data.positiveEmployees.length) : '\u00a0'}
        </Text>
      </div>
      <Button variant="default" rightSection={<IconArrowRight {...icons.md} />} onClick={onFollow}>
        {texts.goToTracing}
      </Button>
    </Group>
  );
}

const formatCases = (count: number): string => {
  if (count === 0) return texts.noCase;
  return texts.cases(count);
};
