import { Alert, Anchor } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useOpenAppCodeRunsQuery } from '../../../generated/graphql.ts';
import { formatPeople } from './code-words.ts';
import { findCodesKey } from './codes-key.ts';
import { texts } from './texts.ts';

/** Links to codes that are being issued or can be collected in this browser. Renders nothing if there are none. */
export function OpenRunsNotice() {
  const { name: companyName } = useCompany();
  const { data } = useOpenAppCodeRunsQuery({ fetchPolicy: 'cache-and-network' });
  const open = data?.appCodeRuns.find(
    ({ id, state, uncollected }) =>
      state === 'RUNNING' || (uncollected > 0 && findCodesKey(id) !== undefined),
  );
  if (!open) return null;
  return (
    <Alert variant="light" icon={<IconKey aria-hidden />} mb="md" py="xs">
      {open.state === 'RUNNING'
        ? texts.beingIssued(formatPeople(open.total))
        : texts.waiting(formatPeople(open.issued))}
      <Anchor component={Link} to={paths.employeeCodes(companyName, open.id)}>
        {open.state === 'RUNNING' ? texts.showProgress : texts.goToCodes}
      </Anchor>
    </Alert>
  );
}
