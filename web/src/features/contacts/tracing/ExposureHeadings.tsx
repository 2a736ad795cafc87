import { texts } from './texts.tsx';

interface Props {
  /** Whether anybody is followed up for the disease. */
  isFollowedUp: boolean;
  /** For print, with a checkbox for who has been informed. */
  isPrinted?: boolean;
}

/** Column headings of the table of exposed people. */
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
