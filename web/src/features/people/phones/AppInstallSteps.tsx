import { Anchor, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { provider } from '../../../lib/provider.ts';
import { texts } from './app-texts.tsx';

/** Steps to install the app and sign in. */
export function AppInstallSteps({ children }: { children: ReactNode }) {
  return (
    <List type="ordered" spacing="xs" withPadding={false}>
      <List.Item>
        {texts.install(
          provider.stores.map(({ name, url }, place) => (
            <span key={name}>
              {place > 0 && texts.or}
              <Anchor href={url}>{name}</Anchor>
            </span>
          )),
        )}
      </List.Item>
      {children}
    </List>
  );
}
