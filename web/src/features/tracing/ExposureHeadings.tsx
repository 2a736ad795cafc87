import { texts } from './texts.tsx';

interface Props {
  /** Whether anybody has a follow-up of the disease. */
  isFollowedUp: boolean;
  /** On paper, with a box to tick who has been informed. */
  isPrinted?: boolean;
}

/** Headings of the table of exposed people. */
export function ExposureHeadings({ isFollowedUp, isPrinted = false }: Props) {
  return (
    <thead>
      <tr>
        <th>{texts.person}</th>
        <th>{texts.exposedColumn}</th>
        <th>{texts.contactColumn}</th>
        <th>{texts.howColumn}</th>
        {isFollowedUp && <th>{texts.followUpColumn}</th>}
        {!isFollowedUp && isPrinted && <th>{texts.informedColumn}</th>}
      </tr>
    </thead>
  );
}
