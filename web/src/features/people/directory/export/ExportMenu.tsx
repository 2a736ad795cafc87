import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { downloadTexts } from '../../../../ui/download-texts.ts';
import { FormatItems, FormatMenu } from '../../../../ui/FormatItems.tsx';
import { shortFormatName, useTableFormat } from '../../../../ui/table-format.ts';
import { icons } from '../../../../ui/tokens.ts';
import {
  wholeDirectory,
  exportAddress,
  isNarrowed,
  type ExportFilter,
  type ExportOrder,
} from './export-address.ts';
import { useExport } from './use-export.tsx';
import { formatPeople } from '../changes/directory-words.ts';
import { texts } from './texts.ts';

interface Props {
  /** The filter of the table. */
  filter: ExportFilter;
  /** The table's order, which the file keeps. */
  order: ExportOrder;
  /** Number of people that match the filter; undefined while loading. */
  found: number | undefined;
}

/** Exports everybody, or the people found, in the format that was chosen last. An alert shows progress, errors and a cancel button. */
export function ExportMenu({ filter, order, found }: Props) {
  const { isExporting, save } = useExport();
  const [format] = useTableFormat();
  const exportLabel = downloadTexts.exportAs(shortFormatName(format));
  const saveEverybody = () => void save(exportAddress(wholeDirectory, order), found);
  const label = {
    variant: 'default',
    loading: isExporting,
    leftSection: <IconDownload {...icons.md} />,
  } as const;
  if (!isNarrowed(filter))
    return (
      <Button.Group>
        <Button {...label} onClick={saveEverybody}>
          {exportLabel}
        </Button>
        <FormatMenu
          beside={exportLabel}
          size="sm"
          isDisabled={isExporting}
          onChoose={saveEverybody}
        />
      </Button.Group>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button {...label} rightSection={<IconChevronDown {...icons.sm} />}>
          {exportLabel}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={found === 0}
          onClick={() => void save(exportAddress(filter, order), found)}
        >
          {found === undefined ? texts.thoseFound : texts.found(formatPeople(found))}
        </Menu.Item>
        <Menu.Item onClick={() => void save(exportAddress(wholeDirectory, order), undefined)}>
          {texts.everybody}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{downloadTexts.format}</Menu.Label>
        <FormatItems />
      </Menu.Dropdown>
    </Menu>
  );
}
