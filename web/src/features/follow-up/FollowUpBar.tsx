import { Button } from '@mantine/core';
import { SelectionBar } from '../../components/SelectionBar.tsx';
import { listActs } from '../../domain/follow-up/RowActions.tsx';
import { texts as followUpTexts } from '../../domain/follow-up/texts.tsx';
import type { FollowUpActKind, FollowUpRow_FollowUpFragment } from '../../generated/graphql.ts';
import { formatNumber } from '../../intl.ts';
import { texts } from './texts.tsx';

interface Props {
  selected: readonly FollowUpRow_FollowUpFragment[];
  onAct: (kind: FollowUpActKind) => void;
  onClear: () => void;
}

/** Acts for all selected people. A correction is offered if all are owed one. */
export function FollowUpBar({ selected, onAct, onClear }: Props) {
  if (selected.length === 0) return null;
  return (
    <SelectionBar
      label={texts.selectedPeople}
      count={texts.selected(formatNumber(selected.length))}
      clearLabel={texts.clearSelection}
      onClear={onClear}
    >
      {listActs({ owesCorrection: selected.every((row) => row.owesCorrection) }).map((kind) => (
        <Button key={kind} size="xs" variant="default" onClick={() => onAct(kind)}>
          {followUpTexts.actNames[kind]}
        </Button>
      ))}
    </SelectionBar>
  );
}
