import { Button, type ButtonProps, Group } from '@mantine/core';
import { texts } from './texts.ts';

interface Props extends Pick<ButtonProps, 'color' | 'disabled' | 'loading' | 'mt'> {
  /** Label of the button that acts. */
  action: string;
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onAction?: () => void;
}

/** The two buttons below the fields of a dialog: one cancels, the other acts. */
export function DialogButtons({ action, onCancel, onAction, mt = 'sm', ...button }: Props) {
  return (
    <Group justify="flex-end" gap="sm" mt={mt}>
      <Button variant="default" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type={onAction ? 'button' : 'submit'} onClick={onAction} {...button}>
        {action}
      </Button>
    </Group>
  );
}
