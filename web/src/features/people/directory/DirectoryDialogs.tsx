import { useLastValue } from '../../../ui/use-last-value.ts';
import { IssueCodesDialog, type CodesTarget } from '../phones/IssueCodesDialog.tsx';
import { OpenCaseDialog } from '../../cases/base/OpenCaseDialog.tsx';
import { AddEmployeeDialog } from './dialogs/AddEmployeeDialog.tsx';
import { ChangesDrawer } from './changes/ChangesDrawer.tsx';
import { DeleteEmployeesDialog } from './dialogs/DeleteEmployeesDialog.tsx';
import { EditEmployeeDialog, type EditedEmployee } from './dialogs/EditEmployeeDialog.tsx';
import { MarkNegativeDialog } from './dialogs/MarkNegativeDialog.tsx';
import { MarkPositiveDialog } from './dialogs/MarkPositiveDialog.tsx';
import { SetDepartmentDialog } from './dialogs/SetDepartmentDialog.tsx';
import type { BulkTarget } from './dialogs/bulk-target.ts';

/** A dialog of the directory, and the people it is about. */
export type OpenDialog =
  | { kind: 'add' | 'changes' }
  | { kind: 'codes'; target: CodesTarget }
  | { kind: 'case'; person: { id: string; name: string } }
  | { kind: 'edit'; employee: EditedEmployee }
  | { kind: 'department' | 'positive' | 'negative' | 'delete'; target: BulkTarget };

interface Props {
  open: OpenDialog | null;
  departments: readonly string[];
  onClose: () => void;
  /** Called when people of the table have been deleted, or as soon as they are shown as changed. */
  onBulkDone: () => void;
  /** Called if changing them failed. */
  onBulkFailed: () => void;
}

/** The dialogs of the directory, at most one of them open. Each keeps its content while it closes. */
export function DirectoryDialogs({ open, departments, onClose, onBulkDone, onBulkFailed }: Props) {
  const last = useLastValue(open);
  const target = last && 'target' in last && last.kind !== 'codes' ? last.target : null;
  const isOpen = (kind: OpenDialog['kind']): boolean => open?.kind === kind;
  return (
    <>
      <AddEmployeeDialog isOpen={isOpen('add')} departments={departments} onClose={onClose} />
      <EditEmployeeDialog
        isOpen={isOpen('edit')}
        employee={last?.kind === 'edit' ? last.employee : null}
        departments={departments}
        onClose={onClose}
      />
      <OpenCaseDialog
        isOpen={isOpen('case')}
        person={last?.kind === 'case' ? last.person : null}
        onClose={onClose}
      />
      <DeleteEmployeesDialog
        isOpen={isOpen('delete')}
        target={target}
        onClose={onClose}
        onDeleted={onBulkDone}
      />
      <SetDepartmentDialog
        isOpen={isOpen('department')}
        target={target}
        departments={departments}
        onClose={onClose}
        onStarted={onBulkDone}
        onFailed={onBulkFailed}
      />
      <MarkPositiveDialog
        isOpen={isOpen('positive')}
        target={target}
        onClose={onClose}
        onDone={onBulkDone}
      />
      <MarkNegativeDialog
        isOpen={isOpen('negative')}
        target={target}
        onClose={onClose}
        onStarted={onBulkDone}
        onFailed={onBulkFailed}
      />
      <IssueCodesDialog
        isOpen={isOpen('codes')}
        target={last?.kind === 'codes' ? last.target : null}
        onClose={onClose}
      />
      <ChangesDrawer isOpen={isOpen('changes')} onClose={onClose} />
    </>
  );
}
