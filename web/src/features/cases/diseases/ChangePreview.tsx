import { Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { codeOf } from '../../../apollo/errors.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { PreviewOutput } from '../../../ui/PreviewOutput.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Sentences } from '../base/Consequences.tsx';
import { useSettled } from '../base/use-settled.ts';
import {
  useChangePreviewQuery,
  type DiseaseChangePreviewInput,
} from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { describePreview, listChangedDates, listChangedQuarantines } from './preview-words.ts';
import { texts } from './texts.tsx';

const maxListedDates = 12;

interface Props {
  /** The values to preview. */
  input: DiseaseChangePreviewInput;
}

/** What the changes would do to open cases and exposed people. If it fails, the values can still be saved. */
export function ChangePreview({ input }: Props) {
  const { timeZone } = useCompany();
  const query = useChangePreviewQuery({
    variables: { input: useSettled(input) },
    // Open cases change all the time.
    fetchPolicy: 'network-only',
  });
  // The form shows the error beside the field.
  if (codeOf(query.error) === 'BAD_USER_INPUT') return null;
  const preview = query.data?.diseaseChangePreview;
  const dates = preview
    ? [
        ...preview.cases.flatMap((each) => listChangedDates(each, timeZone)),
        ...listChangedQuarantines(preview),
      ]
    : [];
  const listed = dates.slice(0, maxListedDates);
  return (
    <PreviewOutput
      icon={IconCalendarEvent}
      query={query}
      loadingText={texts.previewLoading}
      failedText={texts.previewFailed}
      tryAgain={texts.tryAgain}
    >
      {preview && (
        <>
          <Sentences sentences={describePreview(preview)} />
          {listed.length > 0 && (
            <PlainTable isStacked="pairs" mt="xs" aria-label={texts.changedDates}>
              <thead>
                <tr>
                  <th scope="col">{texts.date}</th>
                  <th scope="col">{texts.now}</th>
                  <th scope="col">{texts.proposed}</th>
                </tr>
              </thead>
              <tbody>
                {listed.map(({ key, what, now, proposed }) => (
                  <tr key={key}>
                    <td>{what}</td>
                    <td data-name={texts.now}>{now}</td>
                    <td data-name={texts.proposed}>{proposed}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          )}
          {dates.length > listed.length && (
            <Text size="sm" mt="xs">
              {texts.firstDates(formatNumber(maxListedDates))}
            </Text>
          )}
        </>
      )}
    </PreviewOutput>
  );
}
