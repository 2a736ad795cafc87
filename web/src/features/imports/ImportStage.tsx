import { Button, Group } from '@mantine/core';
import { IconFileX, IconHandStop } from '@tabler/icons-react';
import { WorkInProgress } from '../../components/WorkInProgress.tsx';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { ImportPage_ImportFragment } from '../../generated/graphql.ts';
import { CancelImport } from './CancelImport.tsx';
import { rows } from './import-words.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { NameColumns } from './NameColumns.tsx';
import { NewPreview } from './NewPreview.tsx';

interface Props {
  import: ImportPage_ImportFragment;
  /** Whether the columns of a preview are to be changed. */
  isNaming: boolean;
  onColumns: (isOpen: boolean) => void;
  onAgain: () => void;
}

/** An import as far as it has come. */
export function ImportStage({ import: work, isNaming, onColumns, onAgain }: Props) {
  const again = <Button onClick={onAgain}>Choose another file</Button>;
  const cancel = <CancelImport importId={work.id} />;
  switch (work.state) {
    case 'READING':
      return (
        <WorkInProgress
          title={`Reading ${work.fileName}`}
          sentence="Nothing in the directory changes yet."
          progress={work.progress}
          action={cancel}
        />
      );
    case 'COMPARING':
      return (
        <WorkInProgress
          title="Comparing with the directory"
          sentence={`${rows(work.total)} of ${work.fileName}. Nothing changes yet.`}
          progress={work.progress}
          action={cancel}
        />
      );
    case 'APPLYING':
      return (
        <WorkInProgress
          title="Importing"
          sentence="You can leave this page, the import goes on. Cancelling discards the whole import."
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
              Back to the preview
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
          title="Import cancelled"
          sentence={`Nothing of ${work.fileName} is in the directory.`}
          action={again}
        />
      );
  }
  // FAILED: a file that was understood can be compared again.
  return (
    <EmptyState
      icon={IconFileX}
      title={`${work.fileName} could not be imported`}
      sentence={work.problem ?? somethingWentWrong}
      action={
        work.columns.length === 0 ? (
          again
        ) : (
          <Group gap="sm" justify="center">
            <NewPreview import={work} />
            <Button variant="default" onClick={onAgain}>
              Choose another file
            </Button>
          </Group>
        )
      }
    />
  );
}
