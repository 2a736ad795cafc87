import { Button } from '@mantine/core';
import { IconHistory, IconKey, IconPlus, IconUpload } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../components/tokens.ts';
import { paths } from '../../../paths.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';

/** Opens the dialog that adds somebody. */
export function AddButton(button: { ref?: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus {...icons.md} />} {...button}>
      Add employee
    </Button>
  );
}

/** Leads to the import of a file. */
export function ImportLink() {
  const { name } = useCompany();
  return (
    <Button
      component={Link}
      to={paths.employeeImport(name)}
      variant="default"
      leftSection={<IconUpload {...icons.md} />}
    >
      Import
    </Button>
  );
}

/** Opens what was done to many people at once. */
export function ChangesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconHistory {...icons.md} />} onClick={onClick}>
      Recent changes
    </Button>
  );
}

/** Opens the dialog that issues codes for the app. */
export function AppCodesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconKey {...icons.md} />} onClick={onClick}>
      App codes
    </Button>
  );
}
