import { Button, Menu, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { downloadTexts } from './download-texts.ts';
import { tableFormats, useTableFormat, type TableFormat } from './table-format.ts';
import { icons } from './tokens.ts';

interface Props {
  /** Called with the chosen format. Default: the menu stays open. */
  onChoose?: (format: TableFormat) => void;
}

/** Menu items that choose the format of exported tables, which the browser remembers. */
export function FormatItems({ onChoose }: Props) {
  const [chosen, choose] = useTableFormat();
  return tableFormats.map((format) => (
    <Menu.RadioItem
      key={format}
      value={format}
      checked={format === chosen}
      closeMenuOnClick={onChoose !== undefined}
      onClick={() => {
        choose(format);
        onChoose?.(format);
      }}
    >
      {downloadTexts.formatNames[format]}
    </Menu.RadioItem>
  ));
}

interface MenuProps extends Required<Pick<ButtonProps, 'size'>> {
  /** Name of the button beside the menu. */
  beside: string;
  isDisabled: boolean;
  onChoose: (format: TableFormat) => void;
}

/** A menu of the formats beside the button that exports a table. */
export function FormatMenu({ beside, size, isDisabled, onChoose }: MenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size={size}
          px="xs"
          variant="default"
          aria-label={downloadTexts.chooseFormat(beside)}
          disabled={isDisabled}
        >
          <IconChevronDown {...icons.sm} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <FormatItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  );
}
