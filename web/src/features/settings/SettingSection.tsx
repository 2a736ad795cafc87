import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './SettingSection.module.css';

interface Props {
  title: string;
  /** What it does, in a sentence or two. */
  meaning: ReactNode;
  children: ReactNode;
}

/** One setting: what it means at the left, how it stands at the right; below each other on a phone. */
export function SettingSection({ title, meaning, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4} component="div">
          {meaning}
        </Text>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
