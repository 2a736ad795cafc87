import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PublicPage.module.css';

interface Props {
  title: string;
  sentence?: string;
  /** Above the title: where on a way this page stands. */
  above?: ReactNode;
  children: ReactNode;
}

/** A wide page of the public site. Its title is the tab's too. */
export function PublicPage({ title, sentence, above, children }: Props) {
  return (
    <div className={classes.page}>
      <title>{`${title} · VisionCloud`}</title>
      {sentence !== undefined && <meta name="description" content={sentence} />}
      {above}
      <Title order={1} fz={{ base: 28, sm: 34 }} lh={1.2} lts="-0.022em">
        {title}
      </Title>
      {sentence !== undefined && (
        <Text c="dimmed" size="lg" mt={8} maw={720}>
          {sentence}
        </Text>
      )}
      <div className={classes.content}>{children}</div>
    </div>
  );
}
