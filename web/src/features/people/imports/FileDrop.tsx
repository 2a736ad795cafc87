import { Box, Text, ThemeIcon } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { DropArea } from '../../../ui/DropArea.tsx';
import { formatSize, maxFileBytes } from './import-words.ts';
import classes from './FileDrop.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  file: File | null;
  /** Error message for the file, or null. */
  fault: string | null;
  onChoose: (file: File) => void;
}

/** A drop zone for the file, which shows the chosen one. */
export function FileDrop({ file, fault, onChoose }: Props) {
  const Picture = file ? IconFileSpreadsheet : IconUpload;
  return (
    <DropArea accept=".csv,.xls,.xlsx" fault={fault} onChoose={onChoose}>
      <span className={classes.inner}>
        <ThemeIcon
          component="span"
          size={52}
          radius="md"
          c="var(--vc-accent)"
          bg="var(--vc-accent-soft)"
          aria-hidden
        >
          <Picture {...icons.xxl} />
        </ThemeIcon>
        <Box component="span" miw={0}>
          <Text
            component="span"
            display="block"
            fw={fontWeights.medium}
            style={{ overflowWrap: 'anywhere' }}
          >
            {file ? file.name : texts.dropFile}
          </Text>
          <Text component="span" display="block" size="sm" c="dimmed">
            {file
              ? texts.chosenSize(formatSize(file.size))
              : texts.fileTypes(formatSize(maxFileBytes))}
          </Text>
        </Box>
      </span>
    </DropArea>
  );
}
