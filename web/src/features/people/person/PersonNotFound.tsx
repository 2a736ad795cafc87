import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts } from './texts.ts';

/** The page of an unknown person. It does not reveal whether the person was deleted or belongs to another company. */
export function PersonNotFound() {
  const { name } = useCompany();
  return (
    <>
      <title>{texts.notFoundDocument}</title>
      <EmptyState
        icon={IconUserOff}
        order={1}
        title={texts.notFound}
        sentence={texts.notFoundHelp}
        action={
          <Button component={Link} to={paths.employees(name)}>
            {texts.goToDirectory}
          </Button>
        }
      />
    </>
  );
}
