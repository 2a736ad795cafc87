import { Group, Radio } from '@mantine/core';
import type { Term } from '../orders/pricing.ts';
import { texts } from './texts.tsx';

interface Props {
  term: Term;
  /** Whether the annual term is cheaper; an agreed price is not known yet. */
  hasDiscount: boolean;
  onChange: (term: Term) => void;
}

/** Monthly or Annual. */
export function TermChoice({ term, hasDiscount, onChange }: Props) {
  return (
    <Radio.Group label={texts.term} value={term} onChange={onChange}>
      <Group gap="lg" mt="sm" align="flex-start">
        <Radio value="MONTHLY" label={texts.monthly} />
        <Radio
          value="ANNUAL"
          label={texts.annual}
          description={hasDiscount && texts.annualDiscount}
        />
      </Group>
    </Radio.Group>
  );
}
