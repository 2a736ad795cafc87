import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useDeletionBannerMutation } from '../../generated/graphql.ts';
import classes from './DeletionBanner.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

interface Props {
  companyName: string;
  /** ISO instant. */
  deletionAt: string;
}

/** Above every page while the company's deletion is pending: when it happens, and the way back. */
export function DeletionBanner({ companyName, deletionAt }: Props) {
  const [undo, { loading }] = useDeletionBannerMutation({
    onCompleted: () => notifySuccess('Deletion undone'),
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <section className={classes.banner} aria-label="Pending deletion">
      <IconTrash {...icons.lg} className={classes.picture} />
      <Text size="sm" className={classes.said}>
        {companyName} and all its data are deleted on{' '}
        <Moment isInSentence at={deletionAt} fw={fontWeights.medium} />.
      </Text>
      <Button size="compact-sm" variant="default" loading={loading} onClick={() => void undo()}>
        Undo
      </Button>
    </section>
  );
}
