/** What stands above the columns of people exposed; on paper with a column to tick who has been informed. */
export function ExposureHeadings({ isPrinted = false }: { isPrinted?: boolean }) {
  return (
    <thead>
      <tr>
        <th>Person</th>
        <th>Exposed</th>
        <th>Contact</th>
        <th>How</th>
        {isPrinted && <th>Informed</th>}
      </tr>
    </thead>
  );
}
