import { getShownData, useAnsweredVariables } from '../../../apollo/query-result.ts';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconPhoneCall } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { useNow } from '../../../lib/browser/clock.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NothingFound } from '../../../ui/NothingFound.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { caseTopics } from '../base/case-topics.ts';
import { useCan } from '../../company/current/use-can.ts';
import { ContestDialog, type ContestTarget } from '../contests/ContestDialog.tsx';
import { ActDialog, type NewAct } from './ActDialog.tsx';
import type { RowAct } from './row-act.ts';
import {
  useFollowUpPageQuery,
  FollowUpRow_FollowUpFragmentDoc,
  useFollowUpAccountQuery,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';
import { FollowUpBar } from './FollowUpBar.tsx';
import { useDrawerAddress } from './drawer-address.ts';
import { FollowUpDrawer } from './FollowUpDrawer.tsx';
import { FollowUpHead } from './FollowUpHead.tsx';
import { FollowUpTable } from './FollowUpTable.tsx';
import {
  everythingToDo,
  followUpVariables,
  isNarrowed,
  pageSize,
  useFollowUpState,
} from './follow-up-state.ts';
import { loadAll } from './load-all.ts';
import type { Printed } from './PrintButton.tsx';
import { PrintList } from './PrintList.tsx';
import { texts } from './page-texts.tsx';
import type { ActKey } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useUndoKey } from './use-undo-key.ts';
import type { UndoableAct } from './use-undo.ts';
import { WaitingContests } from './WaitingContests.tsx';

type Row = FollowUpRow_FollowUpFragment;

/** The work list: people whom cases exposed, with what has to be done for them, due first. */
export function FollowUpPage() {
  const client = useApolloClient();
  const can = useCan();
  const [state, change] = useFollowUpState();
  const variables = followUpVariables(state);
  const query = useFollowUpPageQuery({ variables });
  const data = getShownData(query);
  // Of the rows on the screen: while another search is pending they are still those of the one before.
  const answered = useAnsweredVariables(query, variables);
  const selection = useSelection(JSON.stringify(answered.filter));
  const accountQuery = useFollowUpAccountQuery();
  const account = getShownData(accountQuery);
  const me = account?.viewer.email ?? null;
  const assignees = account?.followUpAssignees ?? [];
  const now = useNow();
  useLiveFigures(
    () =>
      refetchFields(
        client,
        'followUps',
        'followUp',
        'followUpSummary',
        'contests',
        'contestRequests',
        'employeeReports',
        'exactRecordRequests',
      ),
    caseTopics,
  );
  const [act, setAct] = useState<NewAct | null>(null);
  const [isActing, setActing] = useState(false);
  const { open } = useDrawerAddress();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [contested, setContested] = useState<ContestTarget | null>(null);
  const [isContesting, setContesting] = useState(false);
  const { remember, forget } = useUndoKey();
  // Selected rows may have changed since they were selected: a correction may be owed or not by now.
  const findCurrent = (row: Row): Row =>
    client.readFragment({
      id: client.cache.identify({ __typename: 'FollowUp', id: row.id }),
      fragment: FollowUpRow_FollowUpFragmentDoc,
      fragmentName: 'FollowUpRow_followUp',
      // An act on its way is shown already.
      optimistic: true,
    }) ?? row;
  const startAct = ({ kind, rows }: NewAct): void => {
    setAct({ kind, rows: rows.map(findCurrent) });
    setActing(true);
  };
  const follow = async (
    answer: Promise<UndoableAct | null>,
    selected: readonly Row[],
  ): Promise<void> => {
    void remember(answer);
    if (!(await answer)) selection.select(selected, true);
  };
  const finishAct: ComponentProps<typeof ActDialog>['onDone'] = (rows, answer) => {
    const ids = new Set(rows.map(({ id }) => id));
    const selected = selection.rows.filter(({ id }) => ids.has(id));
    selection.select(rows, false);
    if (answer) void follow(answer, selected);
  };
  const startKeyAct = (key: ActKey, row: Row): void => {
    if (!can('follow-up:update')) return;
    const rows = selection.rows.length > 0 ? selection.rows : [row];
    startAct({ kind: actsOfKeys[key], rows });
  };
  const selectAll = async (maxRows: number): Promise<void> => {
    try {
      selection.select(await loadAll(client, variables, maxRows), true);
    } catch {
      notifyFailure(texts.selectAllFailed);
    }
  };
  return (
    <>
      <div className={printed ? 'screen-only' : undefined}>
        <FollowUpHead
          data={data}
          state={state}
          variables={variables}
          me={me}
          assignees={assignees}
          onChange={change}
          onPrint={setPrinted}
        />
        <QueryBoundary query={accountQuery} failure={texts.accountFailed} size="line" />
        <PagedList
          page={state.page}
          pageSize={pageSize}
          onPage={(page) => change({ page })}
          query={query}
          select={({ followUps }) => followUps}
          failure={texts.listFailed}
          columns={6}
          empty={
            isNarrowed(state) ? (
              <NothingFound
                title={texts.nothingFound}
                sentence={texts.nothingFoundWhy}
                action={texts.showToDo}
                onClear={() => change(everythingToDo)}
              />
            ) : (
              data && (
                <NothingToDo
                  isOver={data.all.total > 0}
                  onShowAll={() => change({ shown: 'ALL' })}
                />
              )
            )
          }
        >
          {(rows) => (
            <FollowUpTable
              rows={rows}
              now={now}
              seen={{ until: data?.followUpSummary.seenUntil ?? null, me }}
              selected={new Set(selection.rows.map(({ id }) => id))}
              onSelect={selection.select}
              onOpen={open}
              onAct={(kind, row) => startAct({ kind, rows: [row] })}
              onContest={(caseNumber, { person }) => {
                setContested({ caseNumber, personId: person.id });
                setContesting(true);
              }}
              onKeyAct={startKeyAct}
            />
          )}
        </PagedList>
        <WaitingContests />
      </div>
      {printed && (
        <PrintList key={printed.at} printed={printed} onPrinted={() => setPrinted(null)} />
      )}
      <FollowUpBar
        selected={selection.rows}
        total={data?.followUps.total}
        onSelectAll={selectAll}
        onAct={(kind) => startAct({ kind, rows: selection.rows })}
        onClear={() => selection.select(selection.rows, false)}
      />
      <ActDialog
        isOpen={isActing}
        act={act}
        me={me}
        assignees={assignees}
        onClose={() => setActing(false)}
        onUndone={(undone) => void forget(undone)}
        onDone={finishAct}
      />
      {contested && (
        <ContestDialog
          isOpen={isContesting}
          target={contested}
          onClose={() => setContesting(false)}
        />
      )}
      <FollowUpDrawer now={now} onAct={startAct} />
    </>
  );
}

/** Returns the act of a key; the gateway knows whether a notice informs or corrects. */
const actsOfKeys: Record<ActKey, RowAct> = { i: 'NOTICE', t: 'TESTED', r: 'RELEASED' };

/** Shown for an empty list: all is done, or nobody has been exposed yet. */
function NothingToDo({ isOver, onShowAll }: { isOver: boolean; onShowAll: () => void }) {
  if (!isOver)
    return (
      <EmptyState icon={IconPhoneCall} title={texts.nothingYet} sentence={texts.nothingYetWhy} />
    );
  return (
    <EmptyState
      icon={IconCircleCheck}
      title={texts.allDone}
      sentence={texts.allDoneWhy}
      action={
        <Button variant="default" onClick={onShowAll}>
          {texts.showEverybody}
        </Button>
      }
    />
  );
}
