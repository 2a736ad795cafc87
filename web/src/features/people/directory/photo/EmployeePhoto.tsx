import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { icons } from '../../../../ui/tokens.ts';
import { useCan } from '../../../company/current/use-can.ts';
import { PersonAvatar } from '../../person/PersonAvatar.tsx';
import {
  EmployeePhoto_EmployeeFragmentDoc,
  type EmployeePhoto_EmployeeFragment,
} from '../../../../generated/graphql.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx';
import { texts } from './texts.ts';

interface Props {
  employee: FragmentType<EmployeePhoto_EmployeeFragment>;
  /** Width and height in pixels. */
  size?: number;
  /** Called when a dialog opens or closes, so that Escape does not also close a dialog around it. */
  onDialog?: (isOpen: boolean) => void;
}

/** An employee's photo with buttons to change and remove it. `PersonAvatar` is the photo alone. */
export function EmployeePhoto({ employee: from, size = 72, onDialog }: Props) {
  const { data: employee } = useSuspenseFragment({
    fragment: EmployeePhoto_EmployeeFragmentDoc,
    from,
  });
  const can = useCan();
  const [dialog, setDialog] = useState<'photo' | 'remove' | null>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const show = (next: typeof dialog): void => {
    setDialog(next);
    onDialog?.(next !== null);
  };
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
          onClick={() => show('photo')}
        >
          {hasPhoto ? texts.changePhoto : texts.addPhoto}
        </Button>
        {hasPhoto && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash {...icons.sm} />}
            onClick={() => show('remove')}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
      <PhotoDialog isOpen={dialog === 'photo'} employee={employee} onClose={() => show(null)} />
      <RemovePhotoDialog
        isOpen={dialog === 'remove'}
        employee={employee}
        onClose={() => {
          show(null);
          // The Remove button is gone with the photo, so it cannot get the focus back.
          if (employee.photo === null) changeButton.current?.focus();
        }}
      />
    </Group>
  );
}
