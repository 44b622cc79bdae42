import type { ReactNode } from 'react';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = {
  title: string;
  submit: string;
  record: { isSaving: boolean; submit: Parameters<typeof FormDialog>[0]['onSubmit']; problem: ReactNode };
  onClose: () => void;
  children: ReactNode;
};

/** The form of a location or a unit, with save errors. */
export const RecordDialog = ({ title, submit, record, onClose, children }: Props) => {
  const { t } = useTranslation('locations');
  return (
    <FormDialog
      title={title}
      submit={submit}
      cancel={t('cancel')}
      isSaving={record.isSaving}
      onSubmit={record.submit}
      onClose={onClose}
    >
      {record.problem !== null && <FormMessage kind="error">{record.problem}</FormMessage>}
      {children}
    </FormDialog>
  );
};
