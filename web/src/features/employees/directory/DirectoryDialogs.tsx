import { useState } from 'react';
import type { EditEmployeeDialog_EmployeeFragment } from '../../../generated/graphql.ts';
import { IssueCodesDialog, type CodesTarget } from '../../../domain/app-codes/IssueCodesDialog.tsx';
import { AddEmployeeDialog } from '../dialogs/AddEmployeeDialog.tsx';
import { ChangesDrawer } from '../changes/ChangesDrawer.tsx';
import { DeleteEmployeesDialog } from '../dialogs/DeleteEmployeesDialog.tsx';
import { EditEmployeeDialog } from '../dialogs/EditEmployeeDialog.tsx';
import { MarkNegativeDialog } from '../dialogs/MarkNegativeDialog.tsx';
import { SetDepartmentDialog } from '../dialogs/SetDepartmentDialog.tsx';
import type { BulkTarget } from '../dialogs/bulk-target.ts';

/** A dialog of the directory, and whom it is about. */
export type OpenDialog =
  | { kind: 'add' | 'changes' }
  | { kind: 'codes'; target: CodesTarget }
  | { kind: 'edit'; employee: EditEmployeeDialog_EmployeeFragment }
  | { kind: 'department' | 'negative' | 'delete'; whom: BulkTarget };

interface Props {
  open: OpenDialog | null;
  departments: readonly string[];
  onClose: () => void;
  /** Something was done to people of the table. */
  onBulkDone: () => void;
}

/** The dialogs of the directory, one open at a time. Each keeps what it is about while it closes. */
export function DirectoryDialogs({ open, departments, onClose, onBulkDone }: Props) {
  const [employee, setEmployee] = useState<EditEmployeeDialog_EmployeeFragment | null>(null);
  const [whom, setWhom] = useState<BulkTarget | null>(null);
  const [codesTarget, setCodesTarget] = useState<CodesTarget | null>(null);
  if (open?.kind === 'edit' && open.employee !== employee) setEmployee(open.employee);
  if (open?.kind === 'codes' && open.target !== codesTarget) setCodesTarget(open.target);
  if (open && 'whom' in open && open.whom !== whom) setWhom(open.whom);
  const isOpen = (kind: OpenDialog['kind']): boolean => open?.kind === kind;
  return (
    <>
      <AddEmployeeDialog isOpen={isOpen('add')} departments={departments} onClose={onClose} />
      <EditEmployeeDialog
        isOpen={isOpen('edit')}
        employee={employee}
        departments={departments}
        onClose={onClose}
      />
      <DeleteEmployeesDialog
        isOpen={isOpen('delete')}
        whom={whom}
        onClose={onClose}
        onDeleted={onBulkDone}
      />
      <SetDepartmentDialog
        isOpen={isOpen('department')}
        whom={whom}
        departments={departments}
        onClose={onClose}
        onDone={onBulkDone}
      />
      <MarkNegativeDialog
        isOpen={isOpen('negative')}
        whom={whom}
        onClose={onClose}
        onDone={onBulkDone}
      />
      <IssueCodesDialog isOpen={isOpen('codes')} target={codesTarget} onClose={onClose} />
      <ChangesDrawer isOpen={isOpen('changes')} onClose={onClose} />
    </>
  );
}
