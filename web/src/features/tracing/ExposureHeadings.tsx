import { texts } from './texts.tsx';

/** Headings of the table of exposed people; on paper with a column to tick who has been informed. */
export function ExposureHeadings({ isPrinted = false }: { isPrinted?: boolean }) {
  return (
    <thead>
      <tr>
        <th>{texts.person}</th>
        <th>{texts.exposedColumn}</th>
        <th>{texts.contactColumn}</th>
        <th>{texts.howColumn}</th>
        {isPrinted && <th>{texts.informedColumn}</th>}
      </tr>
    </thead>
  );
}
