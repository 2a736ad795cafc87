import { Anchor, Button } from '@mantine/core';
import { IconBuilding, IconCircleCheck, IconKey, IconTrash, IconVirus } from '@tabler/icons-react';
import { SelectionBar } from '../../../ui/SelectionBar.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  /** Number of selected people on all pages. */
  count: number;
  /** Number of people that match search and filter. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  onSetDepartment: () => void;
  onIssueCodes: () => void;
  onMarkPositive: () => void;
  onMarkNegative: () => void;
  onDelete: () => void;
}

/** Actions for all selected people. */
export function BulkBar({ count, total, ...acts }: Props) {
  const can = useCan();
  return (
    <SelectionBar
      label={texts.selectedPeople}
      count={texts.selected(count)}
      clearLabel={texts.clearSelection}
      onClear={acts.onClear}
      beside={
        count < total && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={acts.onSelectAll}
            style={{ whiteSpace: 'nowrap' }}
          >
            {texts.selectAll(total)}
          </Anchor>
        )
      }
    >
      {can('employee:update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBuilding {...icons.sm} />}
          onClick={acts.onSetDepartment}
        >
          {texts.setDepartment}
        </Button>
      )}
      {can('app-code:issue') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconKey {...icons.sm} />}
          onClick={acts.onIssueCodes}
        >
          {texts.appCodes}
        </Button>
      )}
      {can('case:update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconVirus {...icons.sm} />}
          onClick={acts.onMarkPositive}
        >
          {texts.markPositive}
        </Button>
      )}
      {can('case:update') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCircleCheck {...icons.sm} />}
          onClick={acts.onMarkNegative}
        >
          {texts.markNegative}
        </Button>
      )}
      {can('employee:delete') && (
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<IconTrash {...icons.sm} />}
          onClick={acts.onDelete}
        >
          {texts.delete}
        </Button>
      )}
    </SelectionBar>
  );
}
