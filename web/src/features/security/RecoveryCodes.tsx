import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { icons } from '../../components/tokens.ts';
import { authenticatorTexts as texts } from './authenticator-texts.tsx';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, shown this one time, to be copied or saved. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [isKept, setKept] = useState(false);
  const content = `${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text size="sm">{texts.codesMeaning}</Text>
      <Paper withBorder p="md">
        <SimpleGrid
          cols={{ base: 1, xs: 2 }}
          spacing="md"
          verticalSpacing={6}
          component="ul"
          m={0}
          p={0}
          aria-label={texts.codes}
        >
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" size="xs" style={{ listStyle: 'none' }}>
              {code}
            </Text>
          ))}
        </SimpleGrid>
      </Paper>
      <Group gap="sm">
        <CopyButton text={() => content} label={texts.copyCodes} />
        <Button
          variant="subtle"
          size="compact-xs"
          color="gray"
          leftSection={<IconDownload {...icons.sm} />}
          onClick={() => saveFile(texts.codesFile, new Blob([content], { type: 'text/plain' }))}
        >
          {texts.saveCodes}
        </Button>
      </Group>
      <Checkbox
        label={texts.codesKept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!isKept} onClick={onDone}>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
