import { Button } from '@mantine/core';
import { IconCircleArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../current/CompanyContext.tsx';
import { texts } from './subscription-texts.tsx';

/** A link to the other plans. */
export function UpgradeButton() {
  const { name } = useCompany();
  return (
    <Button
      component={Link}
      to={paths.plan(name)}
      variant="light"
      fullWidth
      leftSection={<IconCircleArrowUp {...icons.lg} />}
    >
      {texts.upgrade}
    </Button>
  );
}
