import { Button, Text } from '@mantine/core';
import { useActorNames } from '../../company/current/actor-names.ts';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  type UnconfirmedChangeFragment,
  useConfirmAccessChangesMutation,
} from '../../../generated/graphql.ts';
import { capitalize } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatMoment, inSentence } from '../../../lib/dates/dates.ts';
import { texts } from './texts.ts';

/** What somebody else changed of a person's access, when and who, in one sentence. */
export function UnconfirmedChange({ change }: { change: UnconfirmedChangeFragment }) {
  const { timeZone } = useCompany();
  const { formatName } = useActorNames();
  const { kinds, changedAt, changedBy } = change;
  const what = capitalize(kinds.map((kind) => texts.kinds[kind]).join(', '));
  const by = changedBy.filter(Boolean).map(formatName).join(', ') || texts.unknown;
  return (
    <Text size="xs" maw={420} style={{ overflowWrap: 'anywhere' }}>
      {texts.changed(what, inSentence(formatMoment(changedAt, timeZone)), by)} {texts.confirmOrCall}
    </Text>
  );
}

/** Confirms the changes of people, and says so if they are the viewer's own. */
export function ConfirmButton({
  people,
  label = texts.confirm,
  description,
  done,
}: {
  /** Ids of the employees. */
  people: readonly string[];
  label?: string;
  /** What the button does, for screen readers. */
  description: string;
  /** Shown once they are confirmed. */
  done: string;
}) {
  const [confirm, { loading }] = useConfirmAccessChangesMutation({
    onCompleted: ({ confirmAccessChanges: { confirmedIds, skipped } }) => {
      if (confirmedIds.length > 0) notifySuccess(done);
      if (skipped.length > 0) notifyFailure(texts.ownChange);
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={loading}
      aria-label={description}
      onClick={() => void confirm({ variables: { input: { employeeIds: [...people] } } })}
    >
      {label}
    </Button>
  );
}
