import { Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './WorkInProgress.module.css';

interface Props {
  title: string;
  sentence: string;
  /** 0 to 1. */
  progress: number;
  /** The way to stop it. */
  action: ReactNode;
}

/** Something that takes a while, how far it is, and the way to stop it. */
export function WorkInProgress({ title, sentence, progress, action }: Props) {
  const percent = Math.min(100, Math.floor(progress * 100));
  return (
    <Stack gap="md" className={classes.work}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} className={classes.title}>
            {title}
          </Title>
          <Text size="sm" c="dimmed" className="tabular">
            {sentence}
          </Text>
        </div>
        <Text className={`${classes.percent} tabular`} aria-hidden>
          {percent}%
        </Text>
      </div>
      <Progress.Root size="md" radius="xl">
        <Progress.Section value={percent} aria-label={title} />
      </Progress.Root>
      <div>{action}</div>
    </Stack>
  );
}
