import { Notifications } from '@mantine/notifications';

export function AlertStack() {
  return <Notifications position="top-right" limit={4} />;
}
