import '@mantine/core/styles/List.layer.css';
import { Anchor, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { provider } from '../../provider.ts';

/** How somebody gets onto the app: where to install it, and what to enter there. */
export function AppInstallSteps({ children }: { children: ReactNode }) {
  return (
    <List type="ordered" spacing="xs" withPadding={false}>
      <List.Item>
        Install VisionCloud from the{' '}
        {provider.stores.map(({ name, url }, place) => (
          <span key={name}>
            {place > 0 && ' or '}
            <Anchor href={url}>{name}</Anchor>
          </span>
        ))}
        .
      </List.Item>
      {children}
    </List>
  );
}
