import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Group, Radio } from '@mantine/core';
import type { Term } from '../../domain/orders/pricing.ts';
import { texts } from './texts.tsx';

/** Monthly or Annual. */
export function TermChoice({ term, onChange }: { term: Term; onChange: (term: Term) => void }) {
  return (
    <Radio.Group label={texts.term} value={term} onChange={onChange}>
      <Group gap="lg" mt="sm" align="flex-start">
        <Radio value="MONTHLY" label={texts.monthly} />
        <Radio value="ANNUAL" label={texts.annual} description={texts.annualDiscount} />
      </Group>
    </Radio.Group>
  );
}
