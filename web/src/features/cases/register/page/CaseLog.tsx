import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { fontWeights } from '../../../../ui/tokens.ts';
import { useConfirm } from '../../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { useCan } from '../../../company/current/use-can.ts';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  CaseLog_CaseFragmentDoc,
  type CaseLog_CaseFragment,
} from '../../../../generated/graphql.ts';
import { texts as dialogTexts } from '../dialogs/texts.ts';
import { formatRefusal } from '../dialogs/undo-refusal.ts';
import { useUndoEntry } from '../dialogs/use-undo-entry.ts';
import { formatChange, formatContact, formatUndo } from './log-words.ts';
import { texts } from './texts.tsx';

type Entry = CaseLog_CaseFragment['log'][number];

/** Acts that can be undone here; contacts are undone in their own list. */
const undoableActs: ReadonlySet<Entry['act']> = new Set([
  'OPENED',
  'CHANGED',
  'CLOSED',
  'REOPENED',
]);

/** The log of a case, newest first. Acts that changed its values can be undone. */
export function CaseLog({ caseData: from }: { caseData: FragmentType<CaseLog_CaseFragment> }) {
  const { data } = useSuspenseFragment({ fragment: CaseLog_CaseFragmentDoc, from });
  const { timeZone } = useCompany();
  const canUndo = useCan()('case:update');
  const confirm = useConfirm();
  const [undo] = useUndoEntry();
  const askToUndo = ({ id, act, changes }: Entry): void =>
    confirm({
      title: dialogTexts.undoTitle(texts.acts[act]),
      meaning: (
        <UndoMeaning
          isOpening={act === 'OPENED'}
          changes={changes.map((change) => formatUndo(change, timeZone))}
        />
      ),
      confirmLabel: dialogTexts.undo,
      onConfirm: () => undo(id),
      onDone: () => notifySuccess(dialogTexts.undone),
      formatRefusal,
    });
  return (
    <section aria-labelledby="log">
      <Title order={2} id="log">
        {texts.log}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.logMeaning}
      </Text>
      <ul>
        {data.log.map((entry) => (
          <LogEntry
            key={entry.id}
            entry={entry}
            onUndo={canUndo ? () => askToUndo(entry) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

/** What undoing an act changes. */
function UndoMeaning({ isOpening, changes }: { isOpening: boolean; changes: readonly string[] }) {
  if (isOpening) return dialogTexts.undoOpeningMeaning;
  if (changes.length === 0) return dialogTexts.undoNothing;
  return (
    <>
      {dialogTexts.undoMeaning}
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
}

function LogEntry({ entry, onUndo }: { entry: Entry; onUndo: (() => void) | undefined }) {
  const { timeZone } = useCompany();
  const { act, at, by, changes, manualContact, undoneAt, undoneBy } = entry;
  const name = texts.acts[act];
  return (
    <Box component="li" py={12} style={{ borderBottom: '1px solid var(--vc-border)' }}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="md">
        <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text
            size="sm"
            fw={fontWeights.medium}
            td={undoneAt === null ? undefined : 'line-through'}
          >
            {name}
          </Text>
          {changes.map((change) => (
            <Text key={change.field} size="sm">
              {formatChange(change, timeZone)}
            </Text>
          ))}
          {manualContact && <Text size="sm">{formatContact(manualContact, timeZone)}</Text>}
          <Text size="xs" c="dimmed">
            {texts.actBy(<Moment at={at} />, by)}
          </Text>
          {undoneAt !== null && (
            <Text size="xs" c="dimmed">
              {texts.undone(<Moment isInSentence at={undoneAt} />, undoneBy)}
            </Text>
          )}
        </Box>
        {onUndo && undoneAt === null && undoableActs.has(act) && (
          <Button
            size="xs"
            flex="none"
            variant="default"
            className="screen-only"
            aria-label={texts.undoAct(name)}
            onClick={onUndo}
          >
            {texts.undo}
          </Button>
        )}
      </Group>
    </Box>
  );
}
