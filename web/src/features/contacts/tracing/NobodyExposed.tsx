import { Button } from '@mantine/core';
import { IconHelpCircle, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { explainUnmeasured, isMeasured, type Reporting } from '../reporting/reporting-words.ts';
import { texts } from './texts.tsx';

/** Shown for a case without exposures: nobody was exposed, or nobody knows. */
export function NobodyExposed({ name, reporting }: { name: string; reporting: Reporting }) {
  const company = useCompany();
  const action = (
    <Button component={Link} to={paths.analytics(company.name)} variant="default">
      {texts.lookInAnalytics}
    </Button>
  );
  return isMeasured(reporting) ? (
    <EmptyState
      icon={IconShieldCheck}
      title={texts.nobodyExposed}
      sentence={texts.noContactReached(name)}
      action={action}
    />
  ) : (
    <EmptyState
      icon={IconHelpCircle}
      title={texts.exposedUnknownTitle}
      sentence={texts.askThem(explainUnmeasured(name, reporting, texts.inThisWindow), name)}
      action={action}
    />
  );
}
