import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { SymptomsDialog } from './dialogs/SymptomsDialog.tsx';
import { TestDialog } from './dialogs/TestDialog.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** Buttons to report symptoms or a test; none if the company uses no disease. */
export function ReportButtons({ diseases }: Pick<OwnFile, 'diseases'>) {
  const [dialog, setDialog] = useState<'symptoms' | 'test' | null>(null);
  const close = (): void => setDialog(null);
  if (diseases.length === 0) return null;
  return (
    <div className="screen-only">
      <Text size="sm" mb="xs">
        {texts.reportHelp}
      </Text>
      <Group gap="sm">
        <Button onClick={() => setDialog('symptoms')}>{texts.haveSymptoms}</Button>
        <Button onClick={() => setDialog('test')}>{texts.hadTest}</Button>
      </Group>
      <SymptomsDialog isOpen={dialog === 'symptoms'} onClose={close} />
      <TestDialog isOpen={dialog === 'test'} diseases={diseases} onClose={close} />
    </div>
  );
}
