import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** At the bottom, where alerts cover neither the company menu nor the title of the next page. */
export function Alerts() {
  return (
    <Notifications
      position="bottom-right"
      limit={4}
      // Above what is fixed to the foot of a page.
      mb="var(--alerts-bottom, 0)"
    />
  );
}
