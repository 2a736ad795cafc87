import { List, Text } from '@mantine/core';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './subscription-texts.tsx';

/** Lists what changes with another plan. */
export function PlanChanges({ changes }: { changes: string[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={fontWeights.medium} mt="md">
        {texts.whatChanges}
      </Text>
      <List size="sm" mt={4}>
        {changes.map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List>
    </>
  );
}
