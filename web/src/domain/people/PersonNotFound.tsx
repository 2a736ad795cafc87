import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { useCompany } from '../company/CompanyContext.tsx';

/** The page of an unknown person. It does not tell whether the person was deleted or belongs to another company. */
export function PersonNotFound() {
  const { name } = useCompany();
  return (
    <>
      <title>Person not found · VisionCloud</title>
      <EmptyState
        icon={IconUserOff}
        order={1}
        title="Person not found"
        sentence="Nobody in your company has this id. The person may have been removed from the directory."
        action={
          <Button component={Link} to={paths.employees(name)}>
            Go to the Employee Directory
          </Button>
        }
      />
    </>
  );
}
