import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Welcome.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** The claim of a section and what stands behind it. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <p className={classes.lead}>{children}</p>
    </>
  );
}
