import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import { codeOf, fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { outdatedBy } from '../../../apollo/outdated-by.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { todayIn } from '../../../lib/dates/dates.ts';
import {
  useAddFollowUpActMutation,
  type ActLog_ActFragment,
  type FollowUpActKind,
  type FollowUpProgress_FollowUpFragment,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useRefused } from '../base/use-refused.ts';
import { actInput, type ActValues } from './act-form.ts';
import { formatWho } from './follow-up-words.ts';
import { expectedAnswer, isExpected, showAct } from './show-expected.ts';
import { texts } from './texts.tsx';
import { notifyAct } from './ActNotice.tsx';
import type { UndoableAct } from './use-undo.ts';

/** An act as it was entered. */
export interface EnteredAct {
  kind: FollowUpActKind;
  rows: readonly FollowUpRow_FollowUpFragment[];
  values: ActValues;
}

/** An act that the gateway refused, or that it never got. */
export interface RefusedAct extends EnteredAct {
  /** Messages by field; `followUpIds` if they are about none. */
  errors: Record<string, string>;
}

/** Messages of a refusal by field. */
const explain = (error: ErrorLike): Record<string, string> => {
  if (codeOf(error) === 'NOT_FOUND') return { followUpIds: texts.somebodyLeft };
  const errors = fieldErrorsOf(error);
  return Object.keys(errors).length > 0 ? errors : { followUpIds: messageOf(error) };
};

/**
 * Adds acts, which the rows show before the gateway has answered. Refused acts are reverted and listed, oldest first, until they are dropped.
 * @param me email address of the signed-in account.
 * @param onUndone called when an act was undone from its alert.
 * @param isQuiet shows no alert of what was saved, on a page that lists it with its undo.
 */
export const useActs = (
  me: string | null,
  onUndone: ((act: UndoableAct) => void) | undefined,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): {
  refused: readonly RefusedAct[];
  drop: (act: RefusedAct) => void;
  /** Resolves with null if the act was refused. */
  send: (act: EnteredAct) => Promise<UndoableAct | null>;
} => {
  const client = useApolloClient();
  const [add] = useAddFollowUpActMutation();
  const { timeZone } = useCompany();
  const { refused, refuse, drop } = useRefused<RefusedAct>();
  // An act whose answer was lost is sent again with its id, so that the gateway does not add it twice.
  const unanswered = useRef(new Map<string, string>());

  const handleRefusal = (act: EnteredAct, error: ErrorLike): void => {
    const errors = explain(error);
    const note = act.values.note.trim();
    refuse(
      { ...act, errors },
      {
        who: formatWho(act.rows),
        why: Object.values(errors)[0]!,
        typed: note === '' ? null : texts.yourNote(note),
      },
    );
    if (codeOf(error) === 'NOT_FOUND') void refetchFields(client, ...outdatedBy.addFollowUpAct);
  };

  const send = async (act: EnteredAct): Promise<UndoableAct | null> => {
    const { kind, rows, values } = act;
    const input = actInput(
      kind,
      rows.map(({ id }) => id),
      values,
      timeZone,
    );
    const key = JSON.stringify(input);
    const batchId = unanswered.current.get(key) ?? uuid();
    unanswered.current.set(key, batchId);
    const isBulk = kind === 'INFORMED' && rows.length > 1;
    const acted = rows.filter(({ isOwnPhoneOnly }) => !isBulk || !isOwnPhoneOnly);
    const expected = expectedAct(act, me, timeZone);
    let before: FollowUpProgress_FollowUpFragment[] = [];
    try {
      const { data } = await add({
        variables: { input: { ...input, batchId } },
        optimisticResponse: { addFollowUpAct: expectedAnswer },
        update: (cache, { data: answer }) => {
          if (answer && isExpected(answer.addFollowUpAct))
            before = showAct(
              cache,
              acted.map(({ id }) => id),
              expected,
              todayIn(timeZone),
            );
        },
      });
      unanswered.current.delete(key);
      const { batchId: storedId, skipped } = data!.addFollowUpAct;
      const added = { id: storedId, result: expected.result, before };
      if (!isQuiet)
        notifyAct(formatDone(act, new Set(skipped.map(({ id }) => id))), added, onUndone);
      return added;
    } catch (error) {
      handleRefusal(act, error as ErrorLike);
      return null;
    }
  };
  return {
    refused,
    drop,
    send,
  };
};

/** The act that the gateway will store. */
const expectedAct = (
  { kind, rows, values }: EnteredAct,
  me: string | null,
  timeZone: string,
): ActLog_ActFragment => {
  const input = actInput(
    kind,
    rows.map(({ id }) => id),
    values,
    timeZone,
  );
  const { channel, callOutcome, callBackAt, day, test, result, assignee, note } = input;
  const { happenedAt, step, prophylaxis, hasSymptoms } = input;
  return {
    id: uuid(),
    batchId: '',
    kind,
    at: new Date().toISOString(),
    by: me,
    channel: channel ?? null,
    callOutcome: callOutcome ?? null,
    callBackAt: callBackAt ?? null,
    day: day ?? null,
    test: test ?? null,
    result: result ?? null,
    happenedAt: happenedAt ?? null,
    stepName: rows[0]?.steps.find(({ code }) => code === step)?.name ?? null,
    prophylaxis: prophylaxis ?? null,
    hasSymptoms: hasSymptoms ?? null,
    assignee: assignee ?? null,
    note: note ?? '',
    quarantineUntil: null,
    undoneAt: null,
    undoneBy: null,
  };
};

/** @param skipped ids of the rows without the act. */
const formatDone = ({ kind, rows }: EnteredAct, skipped: ReadonlySet<string>): string => {
  const done = texts.done[kind](formatWho(rows.filter(({ id }) => !skipped.has(id))));
  const leftOut = rows.filter(({ id }) => skipped.has(id)).map(({ person }) => person.name);
  return leftOut.length > 0 ? `${done}. ${texts.skipped(leftOut.join(', '))}` : done;
};
