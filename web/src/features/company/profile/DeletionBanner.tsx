import { Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { Moment } from '../current/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useDeletionBannerMutation } from '../../../generated/graphql.ts';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  companyName: string;
  /** ISO instant. */
  deletionAt: string;
}

/** Shown above every page while the company's deletion is pending, with an undo button. */
export function DeletionBanner({ companyName, deletionAt }: Props) {
  const [undo, { loading }] = useDeletionBannerMutation({
    onCompleted: () => notifySuccess(texts.deletionUndone),
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <Group
      component="section"
      wrap="nowrap"
      gap={12}
      px={{ base: 'md', sm: 'xl' }}
      py={10}
      c="var(--vc-positive)"
      bg="var(--vc-positive-soft)"
      style={{ borderBottom: '1px solid var(--vc-border)' }}
      aria-label={texts.pendingDeletion}
    >
      <IconTrash {...icons.lg} style={{ flex: 'none' }} />
      <Text size="sm" flex={1}>
        {texts.deletionAt(
          companyName,
          <Moment isInSentence at={deletionAt} fw={fontWeights.medium} />,
        )}
      </Text>
      <Button size="compact-sm" variant="default" loading={loading} onClick={() => void undo()}>
        {texts.undo}
      </Button>
    </Group>
  );
}
