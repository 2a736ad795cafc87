import { Anchor, Text, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCompany } from './CompanyContext.tsx';

interface Props extends AnchorProps {
  to: string;
  children: ReactNode;
}

/** A link to a page that is closed once the trial is over; then only its text. */
export function DashboardLink({ to, children, ...style }: Props) {
  const { isTrialOver = false } = useCompany();
  const { underline: _underline, ...text } = style;
  return isTrialOver ? (
    <Text component="span" {...text}>
      {children}
    </Text>
  ) : (
    <Anchor component={Link} to={to} {...style}>
      {children}
    </Anchor>
  );
}
