import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Tag } from '../../ui/Tag.tsx';
import { fontWeights } from '../../ui/tokens.ts';
import { shortDay } from '../../lib/dates/dates.ts';
import { texts as caseTexts } from '../cases/base/texts.ts';
import { formatEvidence } from '../cases/immunity/evidence-words.ts';
import { ImmunityDialog } from './dialogs/ImmunityDialog.tsx';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** Evidence of the own immunity, and a button to hand more of it in. */
export function Immunity({ immunity, diseases }: Pick<OwnFile, 'diseases' | 'immunity'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {immunity.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noImmunity}
        </Text>
      )}
      {immunity.map((evidence) => (
        <Paper key={evidence.id} component="article" withBorder p="md">
          <Group justify="space-between" gap="4px 12px">
            <Text size="sm" fw={fontWeights.medium}>
              {`${caseTexts.diseaseNames[evidence.disease]}: ${formatEvidence(evidence)}`}
            </Text>
            <Tag tone={evidence.state === 'WAITING' ? 'warning' : 'neutral'}>
              {texts.immunityStates[evidence.state]}
            </Tag>
          </Group>
          <Text size="xs" c="dimmed">
            {shortDay(evidence.day)}
          </Text>
          {evidence.answer !== '' && (
            <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
              {texts.answered(evidence.answer)}
            </Text>
          )}
        </Paper>
      ))}
      {diseases.length > 0 && (
        <Group className="screen-only">
          <Button onClick={() => setOpen(true)}>{texts.handIn}</Button>
          <ImmunityDialog isOpen={isOpen} diseases={diseases} onClose={() => setOpen(false)} />
        </Group>
      )}
    </>
  );
}
