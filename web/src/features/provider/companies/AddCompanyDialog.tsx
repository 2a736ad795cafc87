import { FormDialog } from '../../../ui/FormDialog.tsx';
import { browserTimeZone } from '../../../lib/intl.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import {
  useAddCompanyChoicesQuery,
  useAddCompanyDialogMutation,
} from '../../../generated/graphql.ts';
import { CompanyForm } from '../../company/current/CompanyForm.tsx';
import { texts } from './texts.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a company; its admin gets an email to set the first password. */
export function AddCompanyDialog({ isOpen, onClose, onAdded }: Props) {
  return (
    <FormDialog opened={isOpen} onClose={onClose} title={texts.addCompany} size="lg">
      <AddCompany onClose={onClose} onAdded={onAdded} />
    </FormDialog>
  );
}

function AddCompany({ onClose, onAdded }: Omit<Props, 'isOpen'>) {
  const query = useAddCompanyChoicesQuery();
  const [add] = useAddCompanyDialogMutation({
    onCompleted: () => {
      notifySuccess(texts.created);
      onAdded();
    },
  });
  return (
    <QueryBoundary
      query={query}
      failure={texts.formFailed}
      fallback={<TableSkeleton rows={6} columns={1} />}
    >
      {({ countries, plans }) => (
        <CompanyForm
          purpose="portal"
          countries={countries}
          plans={plans}
          action={texts.addCompany}
          onSave={(values) =>
            add({ variables: { input: { ...values, timeZone: browserTimeZone() } } })
          }
          onCancel={onClose}
        />
      )}
    </QueryBoundary>
  );
}
