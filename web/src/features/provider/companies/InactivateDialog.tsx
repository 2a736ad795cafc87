import { Button, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import {
  useInactivationPreviewQuery,
  type CompanyStatusButton_CompanyFragment,
} from '../../../generated/graphql.ts';
import { describeDashboards, describePhones } from './inactivation-words.ts';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  company: CompanyStatusButton_CompanyFragment;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains what inactivating the company does, and asks for confirmation. */
export function InactivateDialog({ isOpen, company, isBusy, onConfirm, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.inactivateTitle(company.name)}>
      <Confirmation company={company} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose} />
    </Modal>
  );
}

function Confirmation({ company, isBusy, onConfirm, onClose }: Omit<Props, 'isOpen'>) {
  const consequences = useId();
  const { data, loading } = useInactivationPreviewQuery({
    variables: { id: company.id },
    fetchPolicy: 'network-only',
  });
  // If the counts cannot be loaded, the company can be inactivated without them.
  const affected = data?.inactivationPreview;
  return (
    <Stack gap="md">
      <List size="sm" spacing={6} id={consequences} aria-busy={loading}>
        <List.Item>
          {loading ? <Skeleton height={14} my={4} w={260} /> : describeDashboards(affected)}
        </List.Item>
        <List.Item>
          {loading ? <Skeleton height={14} my={4} w={300} /> : describePhones(affected)}
        </List.Item>
        <List.Item>{texts.reportsRefused}</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        {texts.dataKept(company.email)}
      </Text>
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button
          color="red"
          loading={isBusy}
          disabled={loading}
          aria-describedby={consequences}
          onClick={onConfirm}
        >
          {texts.inactivate}
        </Button>
      </Group>
    </Stack>
  );
}
