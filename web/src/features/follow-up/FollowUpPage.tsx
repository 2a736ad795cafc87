import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconPhoneCall } from '@tabler/icons-react';
import { useState } from 'react';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { useLiveFigures } from '../../apollo/live.ts';
import { reloadOutdated } from '../../apollo/outdated-fields.ts';
import { Answered } from '../../components/Answered.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatListState } from '../../components/list-state.ts';
import { NothingFound } from '../../components/NothingFound.tsx';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { caseTopics } from '../../domain/cases/case-topics.ts';
import { ActDialog, type NewAct } from '../../domain/follow-up/ActDialog.tsx';
import { texts as followUpTexts } from '../../domain/follow-up/texts.tsx';
import {
  FollowUpPageDocument,
  useFollowUpAccountQuery,
  type FollowUpRow_FollowUpFragment,
} from '../../generated/graphql.ts';
import { FollowUpBar } from './FollowUpBar.tsx';
import { FollowUpDrawer, type FollowUpRef } from './FollowUpDrawer.tsx';
import { FollowUpFilters } from './FollowUpFilters.tsx';
import { FollowUpTable } from './FollowUpTable.tsx';
import {
  everythingToDo,
  followUpVariables,
  isNarrowed,
  pageSize,
  useFollowUpState,
} from './follow-up-state.ts';
import { PrintButton } from './PrintButton.tsx';
import { PrintList } from './PrintList.tsx';
import { texts } from './texts.tsx';
import { useSelection } from './use-selection.ts';

/** The work list: the people whom cases exposed, with what is to be done for them, due first. */
export function FollowUpPage() {
  const client = useApolloClient();
  const [state, change] = useFollowUpState();
  const variables = followUpVariables(state);
  const query = useDeferredQuery(FollowUpPageDocument, variables);
  const selection = useSelection(JSON.stringify(variables.filter));
  const me = useFollowUpAccountQuery().data?.viewer.email ?? null;
  // Ages are said by one moment, which moves with the list.
  const [now, setNow] = useState(() => Date.now());
  useLiveFigures(() => {
    setNow(Date.now());
    return reloadOutdated(client, 'followUps', 'followUp');
  }, caseTopics);
  const [act, setAct] = useState<NewAct | null>(null);
  const [isActing, setActing] = useState(false);
  const [opened, setOpened] = useState<FollowUpRef | null>(null);
  const [isOpen, setOpen] = useState(false);
  const startAct = (started: NewAct): void => {
    setAct(started);
    setActing(true);
  };
  const [printed, setPrinted] = useState<readonly FollowUpRow_FollowUpFragment[] | null>(null);
  const narrowed = isNarrowed(state);
  return (
    <>
      <div className={printed ? 'screen-only' : undefined}>
        <PageTitle
          title={texts.pageTitle}
          state={
            <Answered query={query}>
              {(data) => formatListState(data?.followUps.total, followUpTexts.people, narrowed)}
            </Answered>
          }
          action={<PrintButton variables={variables} onLoaded={setPrinted} />}
        />
        <FollowUpFilters state={state} me={me} onChange={change} />
        <PagedQuery
          page={state.page}
          pageSize={pageSize}
          onPage={(page) => change({ page })}
          query={query}
          select={({ followUps }) => followUps}
          failure={texts.listFailed}
          columns={6}
          empty={
            narrowed ? (
              <NothingFound
                title={texts.nothingFound}
                sentence={texts.nothingFoundWhy}
                action={texts.showToDo}
                onClear={() => change(everythingToDo)}
              />
            ) : (
              <Answered query={query}>
                {(data) =>
                  data && (
                    <NothingToDo
                      isOver={data.all.total > 0}
                      onShowAll={() => change({ shown: 'ALL' })}
                    />
                  )
                }
              </Answered>
            )
          }
        >
          {(rows) => (
            <FollowUpTable
              rows={rows}
              now={now}
              selected={new Set(selection.rows.map(({ id }) => id))}
              onSelect={selection.select}
              onOpen={(row) => {
                setOpened(row);
                setOpen(true);
              }}
              onAct={(kind, row) => startAct({ kind, rows: [row] })}
            />
          )}
        </PagedQuery>
      </div>
      {printed && <PrintList rows={printed} now={now} onPrinted={() => setPrinted(null)} />}
      <FollowUpBar
        selected={selection.rows}
        onAct={(kind) => startAct({ kind, rows: selection.rows })}
        onClear={() => selection.select(selection.rows, false)}
      />
      <FollowUpDrawer
        isOpen={isOpen}
        followUp={opened}
        now={now}
        onClose={() => setOpen(false)}
        onAct={startAct}
      />
      <ActDialog
        isOpen={isActing}
        act={act}
        me={me}
        onClose={() => setActing(false)}
        onDone={() => {
          setActing(false);
          if (act) selection.select(act.rows, false);
        }}
      />
    </>
  );
}

/** Says that all is done, or that nobody was exposed yet. */
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
