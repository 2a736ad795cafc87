import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Moment } from '../../domain/dates/Moment.tsx';
import { DeleteCompanyDialog } from './DeleteCompanyDialog.tsx';
import { fontWeights } from '../../components/tokens.ts';

interface Props {
  company: { name: string; deletionAt: string | null };
}

/** The way out: asked for here, undone in the banner above every page. */
export function DeleteCompany({ company }: Props) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      {company.deletionAt === null ? (
        <>
          <Text size="sm" mb="md">
            Everything of {company.name} is removed 30 days after you ask for it: its people,
            contacts, traces, cameras, settings and orders. Until then you can undo it.
          </Text>
          <Button color="red" variant="outline" onClick={dialog.open}>
            Delete company
          </Button>
        </>
      ) : (
        <Text size="sm">
          {company.name} is deleted on{' '}
          <Moment isInSentence at={company.deletionAt} fw={fontWeights.medium} />. Until then you
          can undo it with the button at the top of this page.
        </Text>
      )}
      <DeleteCompanyDialog isOpen={isOpen} companyName={company.name} onClose={dialog.close} />
    </>
  );
}
