import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconColumns3, IconRestore } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { useWithHealth } from '../person/use-with-health.ts';
import { listColumns, type ColumnId } from './employee-columns.ts';
import { texts } from './texts.ts';

interface Props {
  columns: readonly ColumnId[];
  areChosen: boolean;
  /** Called with null for the default: as many columns as fit. */
  onChoose: (columns: readonly ColumnId[] | null) => void;
}

/** Chooses the columns of the table. Hidden on a phone, where each row shows everything. */
export function ColumnsMenu({ columns, areChosen, onChoose }: Props) {
  const offered = listColumns(useWithHealth());
  return (
    <Menu position="bottom-end" closeOnItemClick={false} width={220} withinPortal={false}>
      <Menu.Target>
        <Tooltip label={texts.columns}>
          <ActionIcon variant="default" size={36} aria-label={texts.columns} visibleFrom="sm">
            <IconColumns3 {...icons.lg} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ id, label }) => (
          <Menu.CheckboxItem
            key={id}
            checked={columns.includes(id)}
            disabled={id === 'name'}
            onChange={(isOn) =>
              onChoose(
                offered
                  .map((column) => column.id)
                  .filter((each) => (each === id ? isOn : columns.includes(each))),
              )
            }
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        {areChosen && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconRestore {...icons.md} />} onClick={() => onChoose(null)}>
              {texts.columnsThatFit}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
