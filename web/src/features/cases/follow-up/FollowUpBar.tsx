import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SelectionBar } from '../../../ui/SelectionBar.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { paths } from '../../../lib/paths.ts';
import { formatCallSearch } from './call-search.ts';
import { isToBeTold } from './follow-up-words.ts';
import type { RowAct } from './row-act.ts';
import { ResendNotices } from './ResendNotices.tsx';
import { formatRowAct, listActs } from './RowActions.tsx';
import type { FollowUpRow_FollowUpFragment } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { texts } from './page-texts.tsx';

interface Props {
  selected: readonly FollowUpRow_FollowUpFragment[];
  /** Number of people on all pages; undefined while loading. */
  total: number | undefined;
  /** Selects the people on all pages, up to a number. */
  onSelectAll: (maxRows: number) => Promise<void>;
  onAct: (kind: RowAct) => void;
  onClear: () => void;
}

/** Maximum people per act: the gateway's limit. */
const maxSelected = 1000;

/** Bulk actions for the selected people. Offers a correction if all of them are owed one. */
export function FollowUpBar({ selected, total = 0, onSelectAll, onAct, onClear }: Props) {
  const can = useCan();
  const { name: companyName } = useCompany();
  const [isSelecting, setSelecting] = useState(false);
  if (selected.length === 0 || !can('follow-up:update')) return null;
  const toTell = selected.filter(isToBeTold);
  const owesCorrection = selected.every((row) => row.owesCorrection);
  return (
    <SelectionBar
      label={texts.selectedPeople}
      count={texts.selected(formatNumber(selected.length))}
      clearLabel={texts.clearSelection}
      onClear={onClear}
      beside={
        selected.length < Math.min(total, maxSelected) && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={isSelecting}
            onClick={() => {
              setSelecting(true);
              void onSelectAll(maxSelected).finally(() => setSelecting(false));
            }}
          >
            {total > maxSelected
              ? texts.selectFirst(formatNumber(maxSelected))
              : texts.selectAll(formatNumber(total))}
          </Button>
        )
      }
    >
      {listActs({
        nextStep: 'INFORM',
        owesCorrection,
        steps: selected.flatMap(({ steps }) => steps),
      }).map((kind) => (
        <Button key={kind} size="xs" variant="default" onClick={() => onAct(kind)}>
          {formatRowAct(kind, { owesCorrection })}
        </Button>
      ))}
      {toTell.length > 0 && (
        <Button
          component={Link}
          to={`${paths.calls(companyName)}${formatCallSearch(toTell.map(({ id }) => id))}`}
          size="xs"
          variant="default"
        >
          {texts.call}
        </Button>
      )}
      <ResendNotices rows={selected} size="xs" />
    </SelectionBar>
  );
}
