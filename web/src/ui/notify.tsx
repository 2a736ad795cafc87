import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { texts } from './texts.ts';
import { icons } from './tokens.ts';

const shownFor = 6_000;

/** Shows a success alert for 6 seconds. */
export const notifySuccess = (message: string): void => {
  notifications.show({
    message,
    color: 'green',
    icon: <IconCheck {...icons.lg} />,
    autoClose: shownFor,
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
};

/** The last alert of each failure. */
const shownFailures = new Map<string, string>();

/** Shows an error alert for 6 seconds, or until it is dismissed, in place of an alert with the same message. */
export const notifyFailure = (message: string, { stays = false } = {}): void => {
  const shown = shownFailures.get(message);
  if (shown !== undefined) notifications.hide(shown);
  const id = notifications.show({
    message,
    color: 'red',
    icon: <IconAlertCircle {...icons.lg} />,
    autoClose: !stays && shownFor,
    closeButtonProps: { 'aria-label': texts.dismiss },
  });
  shownFailures.set(message, id);
};
