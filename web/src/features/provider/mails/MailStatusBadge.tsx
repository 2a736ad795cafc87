import { Badge } from '@mantine/core';
import { icons } from '../../../ui/tokens.ts';
import type { MailStatus } from '../../../generated/graphql.ts';
import { statusLooks } from './mail-words.ts';

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { label, color, picture: Picture } = statusLooks[status];
  return (
    <Badge color={color} miw="max-content" leftSection={<Picture {...icons.sm} />}>
      {label}
    </Badge>
  );
}
