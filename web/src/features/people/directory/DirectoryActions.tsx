import { Button } from '@mantine/core';
import { IconHistory, IconKey, IconMessageReport, IconPlus, IconUpload } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { icons } from '../../../ui/tokens.ts';
import { paths } from '../../../lib/paths.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { texts } from './texts.ts';

/** A button that opens the dialog to add an employee. */
export function AddButton(button: { ref?: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus {...icons.md} />} {...button}>
      {texts.addEmployee}
    </Button>
  );
}

/** A link to the import. */
export function ImportLink() {
  const { name } = useCompany();
  return (
    <Button
      component={Link}
      to={paths.employeeImport(name)}
      variant="default"
      leftSection={<IconUpload {...icons.md} />}
    >
      {texts.import}
    </Button>
  );
}

/** A link to the corrections that employees requested. */
export function CorrectionsLink() {
  const { name } = useCompany();
  return (
    <Button
      component={Link}
      to={paths.corrections(name)}
      variant="default"
      leftSection={<IconMessageReport {...icons.md} />}
    >
      {texts.corrections}
    </Button>
  );
}

/** A button that opens the list of recent changes. */
export function ChangesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconHistory {...icons.md} />} onClick={onClick}>
      {texts.recentChanges}
    </Button>
  );
}

/** A button that opens the dialog to issue app codes. */
export function AppCodesButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconKey {...icons.md} />} onClick={onClick}>
      {texts.appCodes}
    </Button>
  );
}
