import { IconCircleCheck, IconCircleOff, IconVirus } from '@tabler/icons-react';
import { Tag } from '../../../ui/Tag.tsx';
import { icons } from '../../../ui/tokens.ts';
import type { CaseOutcome } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

const looks = {
  OPEN: { tone: 'warning', Picture: IconVirus },
  RECOVERED: { tone: 'safe', Picture: IconCircleCheck },
  NOT_A_CASE: { tone: 'neutral', Picture: IconCircleOff },
  OPENED_IN_ERROR: { tone: 'neutral', Picture: IconCircleOff },
} as const;

/** State of a case: open, or how it was closed. */
export function CaseState({ outcome }: { outcome: CaseOutcome | null }) {
  const { tone, Picture } = looks[outcome ?? 'OPEN'];
  return (
    <Tag tone={tone}>
      <Picture {...icons.sm} />
      {outcome === null ? texts.open : texts.closedAs[outcome]}
    </Tag>
  );
}
