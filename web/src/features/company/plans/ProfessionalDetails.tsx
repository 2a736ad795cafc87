import type { ComponentProps } from 'react';
import { PriceCalculator } from './PriceCalculator.tsx';
import { ProfessionalPrices } from './ProfessionalPrices.tsx';

/** The price list of the Professional plan and its calculator. */
export function ProfessionalDetails(props: ComponentProps<typeof PriceCalculator>) {
  return (
    <>
      <ProfessionalPrices price={props.price} />
      <PriceCalculator {...props} />
    </>
  );
}
