import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadTexts } from './download-texts.ts';
import { FormatMenu } from './FormatItems.tsx';
import { shortFormatName, useTableFormat, withFormat, type TableFormat } from './table-format.ts';
import { icons } from './tokens.ts';
import { useDownload } from './use-download.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  /** Path of the table; null if there is nothing to save. */
  address: string | null;
  /** Default: 'Export CSV'. `format`: CSV or XLSX. */
  label?: (format: string) => string;
  /** Name for screen readers, if it differs from the label. */
  name?: (format: string) => string;
}

/** Downloads a table from the gateway in the format that was chosen last, or in one from the menu beside it. */
export function ExportButton({
  address,
  size = 'sm',
  label = downloadTexts.exportAs,
  name = label,
}: Props) {
  const { isBusy, save } = useDownload();
  const [format] = useTableFormat();
  const saveAs = (chosen: TableFormat): void => {
    if (address !== null) void save(withFormat(address, chosen));
  };
  const shown = shortFormatName(format);
  const isDisabled = address === null;
  const iconSize = size === 'xs' ? icons.sm : icons.md;
  return (
    <Button.Group>
      <Button
        size={size}
        variant="default"
        leftSection={<IconDownload {...iconSize} />}
        aria-label={name(shown)}
        loading={isBusy}
        disabled={isDisabled}
        onClick={() => saveAs(format)}
      >
        {label(shown)}
      </Button>
      <FormatMenu
        beside={name(shown)}
        size={size}
        isDisabled={isDisabled || isBusy}
        onChoose={saveAs}
      />
    </Button.Group>
  );
}
