import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';

/** A case without exposures, and what to make of it. */
export function NobodyExposed({ name }: { name: string }) {
  const company = useCompany();
  return (
    <EmptyState
      icon={IconShieldCheck}
      title="Nobody was exposed in this window"
      sentence={`No contact of ${name} reached the threshold. Choose a longer window above, or look in Analytics whether phones reported contacts on these days: phones may report late.`}
      action={
        <Button component={Link} to={paths.analytics(company.name)} variant="default">
          Look in Analytics
        </Button>
      }
    />
  );
}
