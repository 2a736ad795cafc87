import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import { texts as followUpTexts } from './texts.tsx';
import {
  fetchFollowUpEvidence,
  type FollowUpEvidenceQuery,
  type FollowUpPageQueryVariables,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';
import { formatCount, formatNumber } from '../../../lib/intl.ts';
import { loadAll } from './load-all.ts';
import { texts } from './page-texts.tsx';

/** People per request for evidence: the gateway's limit. */
export const maxEvidence = 500;

/** A list to print. */
export interface Printed {
  rows: readonly FollowUpRow_FollowUpFragment[];
  /** What exposed the people, in any order; null if not requested. */
  evidence: FollowUpEvidenceQuery['followUpEvidence'] | null;
  /** When it was loaded, in milliseconds. */
  at: number;
}

interface Props {
  /** Rows of all pages; undefined while loading. */
  total: number | undefined;
  /** The list on the screen; all its pages are printed. */
  variables: FollowUpPageQueryVariables;
  onLoaded: (printed: Printed) => void;
}

/** Asks what to print, then loads all pages of the list, with the evidence if requested. */
export function PrintButton({ total, variables, onLoaded }: Props) {
  const client = useApolloClient();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [hasEvidence, setHasEvidence] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      const rows = await loadAll(client, variables);
      const ids = rows.slice(0, maxEvidence).map(({ id }) => id);
      const answer = hasEvidence ? await fetchFollowUpEvidence(client, { ids }, 'no-cache') : null;
      close();
      onLoaded({ rows, evidence: answer?.followUpEvidence ?? null, at: Date.now() });
    } catch {
      notifyFailure(texts.printFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter {...icons.md} />} onClick={open}>
        {texts.print}
      </Button>
      {/* The dialog may still be fading out when the list is printed. */}
      <Modal opened={isOpen} onClose={close} title={texts.printTitle} className="screen-only">
        <Stack gap="md">
          <Text size="sm">
            {total !== undefined && texts.printMeaning(formatCount(total, followUpTexts.people))}
          </Text>
          <Checkbox
            label={texts.withEvidence}
            description={texts.evidenceMeaning(formatNumber(maxEvidence))}
            checked={hasEvidence}
            onChange={(event) => setHasEvidence(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {followUpTexts.cancel}
            </Button>
            <Button data-autofocus loading={isLoading} onClick={() => void load()}>
              {texts.print}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
