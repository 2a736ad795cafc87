import { Notifications } from '@mantine/notifications';

/** Alerts, at the bottom so that they cover neither the company menu nor the title of the next page. */
export function Alerts() {
  return (
    <Notifications
      position="bottom-right"
      limit={4}
      // Above bars that are fixed to the bottom of a page.
      mb="var(--alerts-bottom, 0)"
    />
  );
}
