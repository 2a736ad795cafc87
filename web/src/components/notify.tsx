import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';

const shownFor = 6_000;

/** An alert that something worked. Hides after 6 seconds. */
export const notifySuccess = (message: string): void => {
  notifications.show({
    message,
    color: 'green',
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: shownFor,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
};

/** An alert that something failed. Hides after 6 seconds. */
export const notifyFailure = (message: string): void => {
  notifications.show({
    message,
    color: 'red',
    icon: <IconAlertCircle size={18} aria-hidden />,
    autoClose: shownFor,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
};
