import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import type { CallSheetPageQuery } from '../../../generated/graphql.ts';
import { useNow } from '../../../lib/browser/clock.ts';
import { todayIn } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { ErrorAlert } from '../../../ui/ErrorAlert.tsx';
import { KeysPopover } from '../../../ui/KeysPopover.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { emptyAct, type ActValues } from '../follow-up/act-form.ts';
import { useActs } from '../follow-up/use-acts.ts';
import { useUndoKey } from '../follow-up/use-undo-key.ts';
import { CallList } from './CallList.tsx';
import classes from './CallSheet.module.css';
import { countCalls, findCallState, findNext, type CallRow } from './call-state.ts';
import { CurrentCall, type CallResult } from './CurrentCall.tsx';
import { SheetEnd } from './SheetEnd.tsx';
import { texts } from './texts.tsx';
import { useClaim } from './use-claim.ts';

/** Value of `at` in the address when nobody is left to call. */
const end = 'end';

const keys = [
  { keys: ['I'], does: texts.keys.informed },
  { keys: ['N'], does: texts.keys.noAnswer },
  { keys: ['B'], does: texts.keys.callBack },
  { keys: ['W'], does: texts.keys.wrongNumber },
  { keys: ['→', '←', 'J', 'K'], does: texts.keys.move },
  { keys: ['U'], does: texts.keys.undo },
  { keys: ['?'], does: texts.keys.help },
];

interface Props {
  /** In the order of the sheet. */
  rows: readonly CallRow[];
  /** Id of the row to show, `end`, or '' for the first to call. */
  at: string;
  viewer: CallSheetPageQuery['viewer'];
  onOpen: (id: string) => void;
}

/** One person at a time, with what to say and what came of the call, and the list of all. */
export function CallSheet({ rows, at, viewer, onOpen }: Props) {
  const { timeZone } = useCompany();
  const now = useNow();
  const can = useCan();
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const { remember } = useUndoKey();
  const { refused, drop, send } = useActs(viewer.email, undefined, { isQuiet: true });
  useUnsavedGuard(Object.values(notes).some((note) => note.trim() !== ''));
  const current =
    at === end ? undefined : (rows.find(({ id }) => id === at) ?? findNext(rows, null, now));
  const state = current && findCallState(current, now);
  const isOpen = state !== undefined && state.kind !== 'DONE';
  const claim = useClaim(isOpen && can('follow-up:update') ? current!.person.id : null);
  const { total, done } = countCalls(rows, now);
  const openNext = (): void => onOpen(findNext(rows, current?.id ?? null, now)?.id ?? end);
  const step = (by: 1 | -1): void => {
    const index = current ? rows.indexOf(current) : by === 1 ? -1 : rows.length;
    const next = rows[index + by];
    if (next) onOpen(next.id);
  };
  const save = (row: CallRow, { kind, ...values }: CallResult): void => {
    const note = notes[row.id] ?? '';
    setNotes((all) => ({ ...all, [row.id]: '' }));
    const entered: ActValues = { ...emptyAct, day: todayIn(timeZone), ...values, note };
    void remember(send({ kind, rows: [row], values: entered }));
    openNext();
  };
  useHotkeys([
    ['j', () => step(1)],
    ['ArrowRight', () => step(1)],
    ['k', () => step(-1)],
    ['ArrowLeft', () => step(-1)],
  ]);
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={
          <>
            {current &&
              `${texts.place(formatNumber(rows.indexOf(current) + 1), formatNumber(total))} · `}
            {texts.done(formatNumber(done))}
          </>
        }
        action={<KeysPopover label={texts.keyboard} title={texts.keyboardHelp} keys={keys} />}
      />
      {refused.map((act) => {
        const [row] = act.rows;
        const { name } = row!.person;
        return (
          <ErrorAlert key={row!.id} mb="md">
            <Group justify="space-between" gap="sm">
              {texts.notSaved(name, Object.values(act.errors)[0] ?? '')}
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setNotes((all) => ({ ...all, [row!.id]: act.values.note }));
                  onOpen(row!.id);
                  drop(act);
                }}
              >
                {texts.backTo(name)}
              </Button>
            </Group>
          </ErrorAlert>
        );
      })}
      <div className={classes.sheet}>
        {current && state ? (
          <CurrentCall
            key={current.id}
            row={current}
            state={state}
            claim={claim}
            company={viewer.company!}
            note={notes[current.id] ?? ''}
            onNote={(note) => setNotes((all) => ({ ...all, [current.id]: note }))}
            onSave={(result) => save(current, result)}
            onStep={step}
            onNext={openNext}
          />
        ) : (
          <SheetEnd rows={rows} now={now} onNext={openNext} />
        )}
        <CallList rows={rows} now={now} currentId={current?.id ?? null} onOpen={onOpen} />
      </div>
    </>
  );
}
