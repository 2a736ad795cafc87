import { EmptyState as MantineEmptyState, type TitleOrder } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icons } from './tokens.ts';

interface Props {
  icon: Icon;
  title: string;
  sentence: string;
  /** What to do next. */
  action?: ReactNode;
  order?: TitleOrder;
}

/** Shown for an empty list or page, with what to do next. */
export function EmptyState({ icon: Picture, title, sentence, action, order = 2 }: Props) {
  return (
    <MantineEmptyState variant="light" size="sm" py={56} px="md" icon={<Picture {...icons.xxl} />}>
      <MantineEmptyState.Title order={order}>{title}</MantineEmptyState.Title>
      <MantineEmptyState.Description maw={400}>{sentence}</MantineEmptyState.Description>
      {action !== undefined && <MantineEmptyState.Actions>{action}</MantineEmptyState.Actions>}
    </MantineEmptyState>
  );
}
