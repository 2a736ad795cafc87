import { Group, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IdentifyBy } from '../../../generated/graphql.ts';
import { identifyChoices } from './import-words.ts';
import { texts } from './texts.tsx';

interface Props {
  value: IdentifyBy;
  onChange: (value: IdentifyBy) => void;
  /** Shown below the choices. */
  children?: ReactNode;
}

/** Chooses the field that identifies the people of an import. */
export function IdentifyByChoice({ value, onChange, children }: Props) {
  return (
    <Radio.Group label={texts.identifyBy} value={value} onChange={(chosen) => onChange(chosen)}>
      <Group gap="lg" mt={4}>
        {identifyChoices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Group>
      {children}
    </Radio.Group>
  );
}
