import { Box, Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../../ui/ExportButton.tsx';
import { formatListState } from '../../../ui/list-state.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts as followUpTexts } from './texts.tsx';
import type { FollowUpPageQuery, FollowUpPageQueryVariables } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { FollowUpFilters } from './FollowUpFilters.tsx';
import { FollowUpViews } from './FollowUpViews.tsx';
import { exportAddress, isNarrowed, type FollowUpListState } from './follow-up-state.ts';
import { PrintButton, type Printed } from './PrintButton.tsx';
import { SeenNotice } from './SeenNotice.tsx';
import { texts } from './page-texts.tsx';
import { WaitingReports } from './WaitingReports.tsx';
import { KeysPopover } from '../../../ui/KeysPopover.tsx';

const keys = [
  { keys: ['/'], does: texts.keys.search },
  { keys: ['↓', '↑', 'J', 'K'], does: texts.keys.move },
  { keys: ['Home', 'End'], does: texts.keys.ends },
  { keys: ['Enter'], does: texts.keys.open },
  { keys: ['X'], does: texts.keys.select },
  { keys: ['I'], does: texts.keys.inform },
  { keys: ['T'], does: texts.keys.test },
  { keys: ['R'], does: texts.keys.release },
  { keys: ['U'], does: texts.keys.undo },
  { keys: ['?'], does: texts.keys.help },
];

/** Lists the keys of the work list. */
function FollowUpKeys() {
  return <KeysPopover label={texts.keyboard} title={texts.keyboardHelp} keys={keys} />;
}

interface Props {
  /** Undefined while loading. */
  data: FollowUpPageQuery | undefined;
  state: FollowUpListState;
  variables: FollowUpPageQueryVariables;
  /** Email address of the signed-in account; null while loading. */
  me: string | null;
  /** People who can be assigned; empty while loading. */
  assignees: readonly string[];
  onChange: (change: Partial<FollowUpListState>) => void;
  onPrint: (printed: Printed) => void;
}

/** The top of the work list: its title, what has changed, search and filters. */
export function FollowUpHead({ data, state, variables, me, assignees, onChange, onPrint }: Props) {
  const { name: companyName } = useCompany();
  const showChanged = state.shown === 'CHANGED' ? undefined : () => onChange({ shown: 'CHANGED' });
  return (
    <>
      <PageTitle
        title={texts.pageTitle}
        state={formatListState(data?.followUps.total, followUpTexts.people, isNarrowed(state))}
        action={
          <>
            <Box visibleFrom="sm">
              <FollowUpKeys />
            </Box>
            <Button
              component={Link}
              to={paths.contests(companyName)}
              variant="default"
              leftSection={<IconBan {...icons.md} />}
            >
              {texts.contested}
            </Button>
            <ExportButton address={exportAddress(variables)} />
            <PrintButton total={data?.followUps.total} variables={variables} onLoaded={onPrint} />
          </>
        }
      />
      <WaitingReports />
      <FollowUpViews state={state} me={me} />
      <FollowUpFilters state={state} me={me} assignees={assignees} onChange={onChange} />
      <SeenNotice summary={data?.followUpSummary} onShow={showChanged} />
    </>
  );
}
