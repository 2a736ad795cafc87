import { Alert, Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../apollo/session.ts';
import { storedValue, useStored } from '../../../lib/browser/stored-value.ts';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { isAloneAsOwner } from '../../members/team/roles.ts';
import { texts as memberTexts } from '../../members/team/role-texts.ts';
import { useSecondOwnerHintQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from './texts.ts';

/** Ids of the companies whose hint was dismissed in this browser. */
const dismissed = storedValue('visioncloud.second-owner-hint', (stored): string[] | null =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null,
);

/** Suggests that a sole owner invites a second one. Shown until there is one or the hint is dismissed. */
export function SecondOwnerHint() {
  const { name } = useCompany();
  const id = useSession()?.company.id ?? '';
  const can = useCan();
  const isDismissed = useStored(dismissed)?.includes(id) ?? false;
  const { data } = useSecondOwnerHintQuery({ skip: isDismissed || !can('member:update') });
  if (isDismissed || !data || !isAloneAsOwner(data.members, data.memberInvitations)) return null;
  return (
    <Alert
      color="amber"
      icon={<IconUsers {...icons.md} />}
      title={memberTexts.alone}
      mt="lg"
      withCloseButton
      closeButtonLabel={texts.dismissSecondOwner}
      onClose={() => dismissed.set([...(dismissed.current() ?? []), id])}
    >
      <Text size="sm" mb="sm">
        {memberTexts.aloneMeaning}
      </Text>
      <Button component={Link} to={paths.inviteOwner(name)} size="xs" variant="default">
        {memberTexts.inviteOwner}
      </Button>
    </Alert>
  );
}
