import { ExportButton } from '../../../ui/ExportButton.tsx';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { WorkInProgress } from '../../../ui/WorkInProgress.tsx';
import { Box, Button, Group, Input, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { IdentifyBy } from '../../../generated/graphql.ts';
import { FileDrop } from './FileDrop.tsx';
import { FilePreview } from './FilePreview.tsx';
import { IdentifyByChoice } from './IdentifyByChoice.tsx';
import { formatSize, validateFile } from './import-words.ts';
import { useStartImport } from './use-start-import.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

/** The first step: choosing the file, and the field that identifies people. */
export function ChooseFile({ onStarted }: { onStarted: (importId: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [identifyBy, setIdentifyBy] = useState<IdentifyBy>('EMAIL');
  const [fault, setFault] = useState<string | null>(null);
  const { start, sent, stop } = useStartImport(onStarted, setFault);
  const choose = (chosen: File): void => {
    setFile(chosen);
    setFault(validateFile(chosen));
  };
  if (sent !== null && file)
    return (
      <WorkInProgress
        title={texts.uploading(file.name)}
        sentence={texts.uploaded(formatSize(sent * file.size), formatSize(file.size))}
        progress={sent}
        action={
          <Button variant="default" onClick={stop}>
            {texts.cancel}
          </Button>
        }
      />
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = validateFile(file);
        setFault(found);
        if (file && found === null) start(file, identifyBy);
      }}
    >
      <SideBySide widths="minmax(0, 1fr) 300px" gap="32px 48px" maw={980}>
        <Stack gap="lg">
          <FileDrop file={file} fault={fault} onChoose={choose} />
          {file && fault === null && <FilePreview file={file} identifyBy={identifyBy} />}
          <IdentifyByChoice value={identifyBy} onChange={setIdentifyBy}>
            <Text size="sm" c="dimmed" mt={8}>
              {texts.identifyMeaning}
            </Text>
          </IdentifyByChoice>
          <Group gap="md">
            <Button type="submit">{texts.upload}</Button>
            <Text size="sm" c="dimmed">
              {texts.uploadMeaning}
            </Text>
          </Group>
        </Stack>
        <Stack component="section" gap={12} align="flex-start" aria-labelledby="what-is-understood">
          <Input.Label
            component="h2"
            id="what-is-understood"
            size="sm"
            fz="sm"
            fw={fontWeights.medium}
            m={0}
          >
            {texts.understood}
          </Input.Label>
          <List size="sm" spacing={6} c="dimmed" style={{ paddingInlineStart: '1.1em' }}>
            <List.Item>{texts.rowsUnderstood}</List.Item>
            <List.Item>
              {texts.headingsUnderstood(
                <Box component="span" ff="monospace" fz="0.92em">
                  {texts.headingExample}
                </Box>,
              )}
            </List.Item>
            <List.Item>{texts.formatsUnderstood}</List.Item>
            <List.Item>{texts.emptyCellsUnderstood}</List.Item>
          </List>
          <ExportButton
            address="/api/employees/import-template"
            label={() => texts.downloadTemplate}
          />
        </Stack>
      </SideBySide>
    </form>
  );
}
