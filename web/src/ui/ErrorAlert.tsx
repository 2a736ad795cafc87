import { Alert, type AlertProps } from '@mantine/core';

/** Says why an action failed; nothing without a message. */
export function ErrorAlert({ children, ...props }: Omit<AlertProps, 'color'>) {
  if (children === null || children === undefined) return null;
  return (
    <Alert color="red" {...props}>
      {children}
    </Alert>
  );
}
