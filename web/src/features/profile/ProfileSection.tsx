import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './ProfileSection.module.css';

interface Props {
  title: string;
  sentence: string;
  /** Whether its content uses the whole width, as a table does. */
  isWide?: boolean;
  children: ReactNode;
}

/** One matter of the profile: what it is at the left, what can be done at the right. */
export function ProfileSection({ title, sentence, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {sentence}
        </Text>
      </div>
      <div className={classes.content} data-wide={isWide || undefined}>
        {children}
      </div>
    </section>
  );
}
