import { Button, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import {
  useInactivationPreviewQuery,
  type CompanyStatusButton_CompanyFragment,
  type InactivationPreviewQuery,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { formatCount } from '../../../lib/intl.ts';

type Affected = InactivationPreviewQuery['inactivationPreview'] | undefined;

/** Describes what happens to dashboards; leaves out counts that are unknown. */
const describeDashboards = (affected: Affected): string => {
  if (!affected) return texts.dashboardsUnknown;
  const { dashboards } = affected;
  if (dashboards === 0) return texts.noDashboard;
  return texts.signedOut(dashboards);
};

/** Describes what happens to the phones of the company's employees. */
const describePhones = (affected: Affected): string => {
  if (!affected) return texts.phonesUnknown;
  const people = formatCount(affected.people, texts.peopleCount);
  if (affected.phones === 0) return texts.noPhone(people);
  return texts.phonesSuspended(affected.phones, people);
};

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
