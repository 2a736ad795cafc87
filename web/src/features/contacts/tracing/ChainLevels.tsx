import { Button, Group, Stack, Text } from '@mantine/core';
import { startTransition } from 'react';
import { allFolded, allUnfolded, type Folds } from './chain-folds.ts';
import { LevelMark } from './LevelMark.tsx';
import { texts } from './texts.tsx';
import { countPeople, describeSecondHand } from './words.ts';

const foldedLevels = [2, 3];

interface Props {
  exposures: readonly { level: number }[];
  onChange: (folds: Folds) => void;
}

/** How many people are beyond level 1 and what that means, with buttons to show or hide them. Renders nothing if there are none. */
export function ChainLevels({ exposures, onChange }: Props) {
  const counted = foldedLevels
    .map((level) => ({
      level,
      count: exposures.filter((exposure) => exposure.level === level).length,
    }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  // Drawing hundreds of people must not block the button.
  const change = (folds: Folds) => startTransition(() => onChange(folds));
  return (
    <Group justify="space-between" align="flex-start" gap="xs" mb="sm">
      <Stack gap={4} component="ul" flex="1 1 320px">
        {counted.map(({ level, count }) => (
          <Group key={level} component="li" gap={6} wrap="nowrap" align="flex-start">
            <LevelMark level={level} />
            <Text size="sm">
              {texts.levelSentence(
                texts.peopleAtLevel(countPeople(count), level),
                describeSecondHand(level),
              )}
            </Text>
          </Group>
        ))}
      </Stack>
      <Group gap="xs" className="screen-only">
        <Button variant="default" size="xs" onClick={() => change(allUnfolded)}>
          {texts.unfoldAll}
        </Button>
        <Button variant="default" size="xs" onClick={() => change(allFolded)}>
          {texts.foldAll}
        </Button>
      </Group>
    </Group>
  );
}
