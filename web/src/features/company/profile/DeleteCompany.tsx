import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Moment } from '../current/Moment.tsx';
import { DeleteCompanyDialog } from './DeleteCompanyDialog.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  company: { name: string; deletionAt: string | null };
}

/** Schedules the deletion of the company. The banner above every page undoes it. */
export function DeleteCompany({ company }: Props) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      {company.deletionAt === null ? (
        <>
          <Text size="sm" mb="md">
            {texts.deletionMeaning(company.name)}
          </Text>
          <Button
            color="red"
            variant="outline"
            style={{ alignSelf: 'start' }}
            onClick={dialog.open}
          >
            {texts.deleteCompany}
          </Button>
        </>
      ) : (
        <Text size="sm">
          {texts.deletionScheduledFor(
            company.name,
            <Moment isInSentence at={company.deletionAt} fw={fontWeights.medium} />,
          )}
        </Text>
      )}
      <DeleteCompanyDialog isOpen={isOpen} companyName={company.name} onClose={dialog.close} />
    </>
  );
}
