import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { somethingWentWrong } from '../../../../apollo/errors.ts';
import { notifySuccess } from '../../../../ui/notify.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { useConfirm } from '../../../../ui/use-confirm.tsx';
import { useCan } from '../../../company/current/use-can.ts';
import { PersonAvatar } from '../../person/PersonAvatar.tsx';
import {
  EmployeePhoto_EmployeeFragmentDoc,
  useRemovePhotoDialogMutation,
  type EmployeePhoto_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { texts } from './texts.ts';

interface Props {
  employee: FragmentType<EmployeePhoto_EmployeeFragment>;
  /** Width and height in pixels. */
  size?: number;
}

/** An employee's photo with buttons to change and remove it. `PersonAvatar` is the photo alone. */
export function EmployeePhoto({ employee: from, size = 72 }: Props) {
  const { data: employee } = useSuspenseFragment({
    fragment: EmployeePhoto_EmployeeFragmentDoc,
    from,
  });
  const can = useCan();
  const confirm = useConfirm();
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [remove] = useRemovePhotoDialogMutation();
  const askToRemove = (): void =>
    confirm({
      title: texts.removeTitle(employee.name),
      meaning: texts.removeMeaning,
      confirmLabel: texts.remove,
      isDangerous: true,
      onConfirm: () => remove({ variables: { id: employee.id } }),
      onDone: () => {
        notifySuccess(texts.removed);
        // The Remove button is gone with the photo, so it cannot get the focus back.
        changeButton.current?.focus();
      },
      formatRefusal: () => somethingWentWrong,
    });
  const hasPhoto = employee.photo !== null;
  return (
    <Group gap="md" wrap="nowrap">
      <PersonAvatar name={employee.name} photo={employee.photo ?? null} size={size} />
      <Group gap="sm" display={can('photo:update') ? undefined : 'none'}>
        <Button
          ref={changeButton}
          size="xs"
          variant="default"
          leftSection={<IconCamera {...icons.sm} />}
          onClick={() => setChanging(true)}
        >
          {hasPhoto ? texts.changePhoto : texts.addPhoto}
        </Button>
        {hasPhoto && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash {...icons.sm} />}
            onClick={askToRemove}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
      <PhotoDialog isOpen={isChanging} employee={employee} onClose={() => setChanging(false)} />
    </Group>
  );
}
