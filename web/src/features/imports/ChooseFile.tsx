import { WorkInProgress } from '../../components/WorkInProgress.tsx';
import { Box, Button, Group, Input, List, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { IdentifyBy } from '../../generated/graphql.ts';
import { FileDrop } from './FileDrop.tsx';
import { faultOf, identifyChoices, sizeOf } from './import-words.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { useStartImport } from './use-start-import.ts';
import classes from './ChooseFile.module.css';
import { fontWeights } from '../../components/tokens.ts';

/** The first step: which file, and how its rows are found in the directory. */
export function ChooseFile({ onStarted }: { onStarted: (importId: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [identifyBy, setIdentifyBy] = useState<IdentifyBy>('EMAIL');
  const [fault, setFault] = useState<string | null>(null);
  const { start, sent, stop } = useStartImport(onStarted, setFault);
  const choose = (chosen: File): void => {
    setFile(chosen);
    setFault(faultOf(chosen));
  };
  if (sent !== null && file)
    return (
      <WorkInProgress
        title={`Uploading ${file.name}`}
        sentence={`${sizeOf(sent * file.size)} of ${sizeOf(file.size)}`}
        progress={sent}
        action={
          <Button variant="default" onClick={stop}>
            Cancel
          </Button>
        }
      />
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultOf(file);
        setFault(found);
        if (file && found === null) start(file, identifyBy);
      }}
    >
      <Stack gap="lg">
        <FileDrop file={file} fault={fault} onChoose={choose} />
        <Radio.Group
          label="Identify people by"
          value={identifyBy}
          onChange={(value) => setIdentifyBy(value)}
        >
          <Group gap="lg" mt={4}>
            {identifyChoices.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Group>
          <Text size="sm" c="dimmed" mt={8}>
            A row whose value is in the directory changes that person, any other adds somebody new.
          </Text>
        </Radio.Group>
        <Group gap="md">
          <Button type="submit">Upload and preview</Button>
          <Text size="sm" c="dimmed">
            Nothing changes before you have seen the preview.
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
          What is understood
        </Input.Label>
        <List size="sm" spacing={6} c="dimmed" style={{ paddingInlineStart: '1.1em' }}>
          <List.Item>One row a person, the headings in the first row.</List.Item>
          <List.Item>
            Headings of our own export,{' '}
            <Box component="span" ff="monospace" fz="0.92em">
              snake_case
            </Box>
            , or similar words. You can name the others yourself.
          </List.Item>
          <List.Item>
            Commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252; dates and numbers as Excel
            writes them.
          </List.Item>
          <List.Item>Columns that you leave out and empty cells change nothing.</List.Item>
        </List>
        <TemplateButton />
      </Stack>
    </form>
  );
}
