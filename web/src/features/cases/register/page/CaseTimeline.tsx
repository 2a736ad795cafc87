import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { getShownData } from '../../../../apollo/query-result.ts';
import { useIsPrinting } from '../../../../lib/browser/printing.ts';
import { formatNumber } from '../../../../lib/intl.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { QueryBoundary } from '../../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../../ui/TableSkeleton.tsx';
import { useConfirm } from '../../../../ui/use-confirm.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { useCan } from '../../../company/current/use-can.ts';
import {
  CaseTimeline_CaseFragmentDoc,
  useCaseTimelineQuery,
  type CaseTimeline_CaseFragment,
} from '../../../../generated/graphql.ts';
import { texts as dialogTexts } from '../dialogs/texts.ts';
import { formatRefusal } from '../dialogs/undo-refusal.ts';
import { useUndoEntry } from '../dialogs/use-undo-entry.ts';
import { formatUndo } from './log-words.ts';
import { texts } from './texts.tsx';
import { listTimeline } from './timeline.ts';
import { ActItem, CaseItem, ContestItem, NoticeItem } from './TimelineItems.tsx';

type Entry = CaseTimeline_CaseFragment['log'][number];

/** Entries shown before the user asks for all. */
const maxFolded = 8;

/** Acts that can be undone here; contacts are undone in their own list. */
const undoableActs: ReadonlySet<Entry['act']> = new Set([
  'OPENED',
  'CHANGED',
  'CLOSED',
  'REOPENED',
]);

/** What was done about a case, newest first: to the case, for its people, notices and contests. Acts that changed values of the case can be undone. */
export function CaseTimeline({
  caseData: from,
}: {
  caseData: FragmentType<CaseTimeline_CaseFragment>;
}) {
  const { data: caseData } = useSuspenseFragment({
    fragment: CaseTimeline_CaseFragmentDoc,
    fragmentName: 'CaseTimeline_case',
    from,
  });
  const query = useCaseTimelineQuery({
    variables: { number: caseData.number, employee: { id: caseData.person.id } },
  });
  const answer = getShownData(query);
  const isPrinting = useIsPrinting();
  const [isWhole, setWhole] = useState(false);
  const askToUndo = useUndoQuestion();
  const entries = listTimeline(caseData, answer);
  const shown = isWhole || isPrinting ? entries : entries.slice(0, maxFolded);
  return (
    <section aria-label={texts.logOfCase}>
      <Title order={2}>{texts.log}</Title>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.logMeaning}
      </Text>
      <QueryBoundary query={query} failure={texts.timelineFailed} size="line" />
      {answer || query.error ? (
        <ul>
          {shown.map((entry) => {
            switch (entry.kind) {
              case 'CASE':
                return (
                  <CaseItem
                    key={entry.id}
                    entry={entry.entry}
                    onUndo={
                      askToUndo && undoableActs.has(entry.entry.act)
                        ? () => askToUndo(entry.entry)
                        : undefined
                    }
                  />
                );
              case 'ACT':
                return <ActItem key={entry.id} {...entry} />;
              case 'NOTICE':
                return <NoticeItem key={entry.id} {...entry} />;
              default:
                return (
                  <ContestItem
                    key={entry.id}
                    contest={entry.contest}
                    isWithdrawal={entry.kind === 'WITHDRAWN'}
                  />
                );
            }
          })}
        </ul>
      ) : (
        <TableSkeleton rows={4} columns={2} />
      )}
      {shown.length < entries.length && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          className="screen-only"
          onClick={() => setWhole(true)}
        >
          {texts.showWholeLog(formatNumber(entries.length))}
        </Button>
      )}
    </section>
  );
}

/** Returns a function that asks before an act on the case is undone; null for members who may not. */
const useUndoQuestion = (): ((entry: Entry) => void) | null => {
  const { timeZone } = useCompany();
  const can = useCan();
  const confirm = useConfirm();
  const [undo] = useUndoEntry();
  if (!can('case:update')) return null;
  return ({ id, act, changes }) =>
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
};

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
