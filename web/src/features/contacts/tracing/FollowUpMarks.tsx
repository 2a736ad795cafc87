import { Flex, Group } from '@mantine/core';
import { IconHome, IconMessageCheck, IconTestPipe } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import type { FollowUpMark } from './follow-up-marks.ts';

const markIcons = { tested: IconTestPipe, informed: IconMessageCheck, home: IconHome };

/** A mark, the same in drawing and legend, recognizable by its shape. */
export function MarkIcon({ mark }: Pick<FollowUpMark, 'mark'>) {
  const Icon = markIcons[mark];
  return <Icon {...icons.sm} />;
}

/** The marks of a person beside the name. The moment of exposure describes them in words. */
export function FollowUpMarks({ marks }: { marks: readonly FollowUpMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Group component="span" gap={4} wrap="nowrap" flex="none" c="var(--vc-quiet)" aria-hidden>
      {marks.map(({ mark, words }) => (
        <Flex component="span" key={mark} title={words} data-mark={mark}>
          <MarkIcon mark={mark} />
        </Flex>
      ))}
    </Group>
  );
}
