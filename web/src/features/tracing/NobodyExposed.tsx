import { Button } from '@mantine/core';
import { IconHelpCircle, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import {
  explainUnmeasured,
  isMeasured,
  type Reporting,
} from '../../domain/coverage/reporting-words.ts';

/** A case without exposures, and what to make of it: nobody was exposed, or nobody knows. */
export function NobodyExposed({ name, reporting }: { name: string; reporting: Reporting }) {
  const company = useCompany();
  const action = (
    <Button component={Link} to={paths.analytics(company.name)} variant="default">
      Look in Analytics
    </Button>
  );
  return isMeasured(reporting) ? (
    <EmptyState
      icon={IconShieldCheck}
      title="Nobody was exposed in this window"
      sentence={`No contact of ${name} reached the threshold. Choose a longer window above, or look in Analytics whether phones reported contacts on these days: phones may report late.`}
      action={action}
    />
  ) : (
    <EmptyState
      icon={IconHelpCircle}
      title="Not known who was exposed"
      sentence={`${explainUnmeasured(name, reporting, 'in this window')} Ask ${name} whom they met, or choose another window above: phones may report late.`}
      action={action}
    />
  );
}
