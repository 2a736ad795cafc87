/** What stands above the columns of people exposed, on screen and on paper. */
export function ExposureHeadings() {
  return (
    <thead>
      <tr>
        <th>Person</th>
        <th>Exposed</th>
        <th>Contact</th>
        <th>How</th>
      </tr>
    </thead>
  );
}
