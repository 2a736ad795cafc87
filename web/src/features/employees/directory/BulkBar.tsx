import { ActionBar, Anchor, Box, Button, Group, Text } from '@mantine/core';
import { IconBuilding, IconCircleCheck, IconKey, IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../intl.ts';
import classes from './BulkBar.module.css';
import { fontWeights, icons } from '../../../components/tokens.ts';

interface Props {
  /** How many are selected, on all pages. */
  count: number;
  /** How many search and filter find. */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  onSetDepartment: () => void;
  onIssueCodes: () => void;
  onMarkNegative: () => void;
  onDelete: () => void;
}

/** The acts on all selected people. */
export function BulkBar({ count, total, ...acts }: Props) {
  return (
    <>
      {/* Room to scroll the foot of the table out from under the bar. */}
      <Box h={56} />
      <ActionBar
        opened
        onClose={acts.onClear}
        position={{ bottom: 20, left: 'var(--app-shell-navbar-offset, 0)', right: 0 }}
        zIndex={90}
        withinPortal={false}
        aria-label="Selected people"
        shadow="lg"
        radius="lg"
        className={classes.bar}
      >
        <Group gap="sm" wrap="nowrap">
          <ActionBar.CloseButton aria-label="Clear the selection" />
          <Text
            component="output"
            size="sm"
            fw={fontWeights.medium}
            className="tabular"
            style={{ whiteSpace: 'nowrap' }}
          >
            {formatNumber(count)} selected
          </Text>
          {count < total && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={acts.onSelectAll}
              style={{ whiteSpace: 'nowrap' }}
            >
              Select all {formatNumber(total)} that match
            </Anchor>
          )}
        </Group>
        <Group gap="sm" wrap="nowrap" className={classes.acts}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconBuilding {...icons.sm} />}
            onClick={acts.onSetDepartment}
          >
            Set department
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconKey {...icons.sm} />}
            onClick={acts.onIssueCodes}
          >
            App codes
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCircleCheck {...icons.sm} />}
            onClick={acts.onMarkNegative}
          >
            Mark negative
          </Button>
          <Button
            size="xs"
            variant="light"
            color="red"
            leftSection={<IconTrash {...icons.sm} />}
            onClick={acts.onDelete}
          >
            Delete
          </Button>
        </Group>
      </ActionBar>
    </>
  );
}
