import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { icons } from '../../../components/tokens.ts';
import { formatCount } from '../../../intl.ts';
import {
  everybody,
  exportAddress,
  isNarrowed,
  type ExportFilter,
  type ExportOrder,
} from './export-address.ts';
import { useExport } from './use-export.tsx';

interface Props {
  /** What the table shows now. */
  filter: ExportFilter;
  /** The table's order, kept in the file. */
  order: ExportOrder;
  /** How many people the filter finds; undefined while that is not known. */
  found: number | undefined;
}

/**
 * 'Export CSV' beside the directory's table: of everybody, and as soon as the table is narrowed, of the people found. Progress, Cancel and errors
 * are told in an alert. `<ExportMenu filter={{ search, departments, status, activity }} order={{ sort, direction }} found={data?.employees.total} />`
 */
export function ExportMenu({ filter, order, found }: Props) {
  const { isExporting, save } = useExport();
  const label = {
    variant: 'default',
    loading: isExporting,
    leftSection: <IconDownload {...icons.md} />,
  } as const;
  if (!isNarrowed(filter))
    return (
      <Button {...label} onClick={() => void save(exportAddress(everybody, order), found)}>
        Export CSV
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...label} rightSection={<IconChevronDown {...icons.sm} />}>
          Export CSV
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={found === 0}
          onClick={() => void save(exportAddress(filter, order), found)}
        >
          {foundWords(found)}
        </Menu.Item>
        <Menu.Item onClick={() => void save(exportAddress(everybody, order), undefined)}>
          Everybody
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const foundWords = (found: number | undefined): string => {
  if (found === undefined) return 'The people found';
  return `The ${formatCount(found, { one: 'person', other: 'people' })} found`;
};
