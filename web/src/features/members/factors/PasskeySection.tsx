import { Button, Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { SecretDialog } from '../../../ui/SecretDialog.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { arePasskeysSupported } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  usePasskeySectionQuery,
  useRemovePasskeyMutation,
  type PasskeySectionQuery,
} from '../../../generated/graphql.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { passkeyTexts as texts } from './passkey-texts.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** The account's passkeys. */
export function PasskeySection() {
  const query = usePasskeySectionQuery();
  return (
    <>
      <QueryBoundary
        query={query}
        failure={texts.failed}
        fallback={<TableSkeleton rows={2} columns={4} />}
      >
        {(data) => <Passkeys data={data} />}
      </QueryBoundary>
      <AddPasskey />
    </>
  );
}

type Passkey = PasskeySectionQuery['myPasskeys'][number];

function Passkeys({ data }: { data: PasskeySectionQuery }) {
  const { myPasskeys } = data;
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const confirm = useConfirm();
  const [remove] = useRemovePasskeyMutation();
  const askToRemove = ({ id, name }: Passkey): void =>
    confirm({
      title: texts.removeTitle(name),
      meaning: texts.removeMeaning,
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id } }),
      onDone: () => notifySuccess(texts.removed),
    });
  return (
    <>
      {myPasskeys.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <PlainTable isStacked className="tabular" aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.created}</th>
              <th scope="col">{texts.lastUsed}</th>
              <th scope="col">
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {myPasskeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey)}
                onRemove={() => askToRemove(passkey)}
              />
            ))}
          </tbody>
        </PlainTable>
      )}
      <Modal opened={renamed !== null} onClose={() => setRenamed(null)} title={texts.renameTitle}>
        {renamed && <RenamePasskey passkey={renamed} onDone={() => setRenamed(null)} />}
      </Modal>
    </>
  );
}

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  return (
    <tr>
      <td>
        <Group gap="xs">
          <Text component="span" inherit fw={fontWeights.medium}>
            {name}
          </Text>
          {isBackedUp && <Tag tone="safe">{texts.backedUp}</Tag>}
        </Group>
      </td>
      <td data-name={texts.created}>
        <Moment at={createdAt} />
      </td>
      <td data-name={texts.lastUsed}>
        {lastUsedAt === null ? texts.never : <Moment at={lastUsedAt} />}
      </td>
      <td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.renameOf(name)}
            onClick={onRename}
          >
            {texts.rename}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.removeOf(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Group>
      </td>
    </tr>
  );
}

function AddPasskey() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const shownCodes = useLastValue(codes.length > 0 ? codes : null) ?? [];
  const { addPasskey, isBusy } = useAddPasskey(setCodes);
  if (!arePasskeysSupported()) return <Text size="sm">{texts.unsupported}</Text>;
  return (
    <div>
      <Button loading={isBusy} onClick={addPasskey}>
        {texts.add}
      </Button>
      <SecretDialog opened={codes.length > 0} onClose={() => setCodes([])} title={texts.codesTitle}>
        <RecoveryCodes codes={shownCodes} onDone={() => setCodes([])} />
      </SecretDialog>
    </div>
  );
}
