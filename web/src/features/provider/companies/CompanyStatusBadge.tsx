import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClock } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import type { CompanyStatus } from '../../../generated/graphql.ts';
import { statusWords } from './company-status.ts';

const looks = {
  ACTIVE: { picture: IconCircleCheck, color: 'green' },
  PENDING: { picture: IconClock, color: 'amber' },
  INACTIVE: { picture: IconCircleOff, color: 'gray' },
} as const;

export function CompanyStatusBadge({ status }: { status: CompanyStatus }) {
  const { picture: Picture, color } = looks[status];
  return (
    <Badge color={color} miw="max-content" leftSection={<Picture {...icons.sm} />}>
      {statusWords[status].label}
    </Badge>
  );
}
