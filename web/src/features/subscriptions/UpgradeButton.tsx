import { Button } from '@mantine/core';
import { IconCircleArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';

/** The way to the other plans. */
export function UpgradeButton() {
  const { name } = useCompany();
  return (
    <Button
      component={Link}
      to={paths.plan(name)}
      variant="light"
      fullWidth
      leftSection={<IconCircleArrowUp size={18} stroke={1.6} aria-hidden />}
    >
      Upgrade
    </Button>
  );
}
