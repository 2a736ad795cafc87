import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconFileX, IconHandStop } from '@tabler/icons-react';
import { WorkInProgress } from '../../../ui/WorkInProgress.tsx';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import {
  ImportStage_ImportFragmentDoc,
  type ImportStage_ImportFragment,
} from '../../../generated/graphql.ts';
import { CancelImport } from './CancelImport.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { NameColumns } from './NameColumns.tsx';
import { NewPreview } from './NewPreview.tsx';
import { texts } from './texts.tsx';

interface Props {
  import: FragmentType<ImportStage_ImportFragment>;
  /** Whether the user changes the columns of a preview. */
  isNaming: boolean;
  onColumns: (isOpen: boolean) => void;
  onAgain: () => void;
}

/** The current step of an import. */
export function ImportStage({ import: from, isNaming, onColumns, onAgain }: Props) {
  const { data: work } = useSuspenseFragment({
    fragment: ImportStage_ImportFragmentDoc,
    fragmentName: 'ImportStage_import',
    from,
  });
  const again = <Button onClick={onAgain}>{texts.chooseAnotherFile}</Button>;
  const cancel = <CancelImport importId={work.id} />;
  switch (work.state) {
    case 'READING':
      return (
        <WorkInProgress
          title={texts.reading(work.fileName)}
          sentence={texts.readingMeaning}
          progress={work.progress}
          action={cancel}
        />
      );
    case 'COMPARING':
      return (
        <WorkInProgress
          title={texts.comparing}
          sentence={texts.comparingMeaning(work.total, work.fileName)}
          progress={work.progress}
          action={cancel}
        />
      );
    case 'APPLYING':
      return (
        <WorkInProgress
          title={texts.importing}
          sentence={texts.importingMeaning}
          progress={work.progress}
          action={cancel}
        />
      );
    case 'MAPPING':
      return (
        <NameColumns
          import={work}
          onNamed={() => onColumns(false)}
          wayOut={<CancelImport importId={work.id} asksFirst />}
        />
      );
    case 'READY':
      return isNaming ? (
        <NameColumns
          import={work}
          onNamed={() => onColumns(false)}
          wayOut={
            <Button variant="default" onClick={() => onColumns(false)}>
              {texts.backToPreview}
            </Button>
          }
        />
      ) : (
        <ImportPreview
          import={work}
          onChangeColumns={() => onColumns(true)}
          wayOut={<CancelImport importId={work.id} asksFirst />}
        />
      );
    case 'DONE':
      return <ImportDone import={work} onAgain={onAgain} />;
    case 'CANCELLED':
      return (
        <EmptyState
          icon={IconHandStop}
          title={texts.cancelled}
          sentence={texts.cancelledMeaning(work.fileName)}
          action={again}
        />
      );
  }
  // The status is FAILED here. If the columns are known, the file can be compared again.
  return (
    <EmptyState
      icon={IconFileX}
      title={texts.failed(work.fileName)}
      sentence={work.problem ?? somethingWentWrong}
      action={
        work.columns.length === 0 ? (
          again
        ) : (
          <Group gap="sm" justify="center">
            <NewPreview import={work} />
            <Button variant="default" onClick={onAgain}>
              {texts.chooseAnotherFile}
            </Button>
          </Group>
        )
      }
    />
  );
}
