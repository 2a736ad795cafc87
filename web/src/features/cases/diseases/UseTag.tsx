import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import type { FigureName } from '../../../generated/graphql.ts';
import { listMissing } from './disease-words.ts';
import { texts } from './texts.tsx';

interface Props {
  disease: {
    isUsed: boolean;
    figures: readonly { name: FigureName; value: number | null; isRequired: boolean }[];
  };
}

/** Whether the company uses a disease, or what prevents it. */
export function UseTag({ disease: { isUsed, figures } }: Props) {
  if (isUsed)
    return (
      <Tag tone="safe">
        <IconCheck {...icons.sm} />
        {texts.inUse}
      </Tag>
    );
  if (listMissing(figures).length > 0)
    return (
      <Tag tone="warning">
        <IconAlertTriangle {...icons.sm} />
        {texts.missing}
      </Tag>
    );
  return (
    <Text component="span" size="sm" c="dimmed">
      {texts.notUsed}
    </Text>
  );
}
