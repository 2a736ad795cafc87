import { Box, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { DropArea } from '../../components/DropArea.tsx';
import { maxFileBytes, sizeOf } from './import-words.ts';
import classes from './FileDrop.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

interface Props {
  file: File | null;
  /** What is wrong with it; null: nothing. */
  fault: string | null;
  onChoose: (file: File) => void;
}

/** The file to import: a place to drop it on, and the one that is chosen. */
export function FileDrop({ file, fault, onChoose }: Props) {
  const Picture = file ? IconFileSpreadsheet : IconUpload;
  return (
    <DropArea accept=".csv,.xls,.xlsx" fault={fault} onChoose={onChoose}>
      <span className={classes.inner}>
        <span className={classes.icon} aria-hidden>
          <Picture {...icons.xxl} />
        </span>
        <Box component="span" miw={0}>
          <Text
            component="span"
            display="block"
            fw={fontWeights.medium}
            style={{ overflowWrap: 'anywhere' }}
          >
            {file ? file.name : 'Drop a file here, or choose one'}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {file
              ? `${sizeOf(file.size)} · choose another one`
              : `csv, xls or xlsx, at most ${sizeOf(maxFileBytes)}`}
          </Text>
        </Box>
      </span>
    </DropArea>
  );
}
