import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** The heading of a section and its explanation. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <>
      <Title
        order={2}
        id={id}
        maw="20ch"
        fz="clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)"
        lts="-0.028em"
        lh={1.12}
      >
        {title}
      </Title>
      <Text
        mt="md"
        c="dimmed"
        maw="62ch"
        fz={{ base: '1.0625rem', sm: '1.125rem' }}
        lh={1.6}
        textWrap="pretty"
      >
        {children}
      </Text>
    </>
  );
}
