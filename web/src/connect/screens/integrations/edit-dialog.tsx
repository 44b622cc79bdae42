import { useState } from 'react';
import type { ApiKey } from '@shared/connect/model/api-key';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { conflictingFields, mergeChanges } from '@/lib/forms/editing/merge-conflict';
import { formatDate } from '@/lib/time/format';
import { useUpdateKey } from './api-key-queries';
import { KeyFields } from './key-fields';
import { answeredErrors, formOf, localErrors, sentOf, type KeyForm } from './key-form';

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);

export const EditDialog = ({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const { t } = useTranslation('integrations');
  const [edited, setEdited] = useState(apiKey);
  const [form, setForm] = useState(() => formOf(apiKey));
  const [checked, setChecked] = useState(false);
  const [stored, setStored] = useState<ApiKey | null>(null);
  const saving = useUpdateKey(apiKey.keyId, setStored);
  const answered = answeredErrors(saving.error);
  const errors = { ...answered, ...(checked && localErrors(form)) };
  const failedAsAWhole =
    saving.isError && Object.keys(answered).length === 0 && codeOf(saving.error) !== 'STALE_VERSION';

  const save = (next: KeyForm, version: number) =>
    saving.mutate(
      { key: sentOf(next), version },
      {
        onSuccess: () => {
          toast.success(t('keys.saved'));
          onClose();
        },
        onError: (error) => {
          if (codeOf(error) !== 'NOT_FOUND') return;
          toast.error(t('keys.gone'));
          onClose();
        },
      },
    );
  const submit = () => {
    setChecked(true);
    if (saving.isPending || Object.keys(localErrors(form)).length > 0) return;
    save(form, edited.version);
  };

  if (stored)
    return (
      <Conflict
        base={formOf(edited)}
        form={form}
        stored={stored}
        onSave={(next) => {
          setEdited(stored);
          setForm(next);
          setStored(null);
          save(next, stored.version);
        }}
        onClose={() => setStored(null)}
      />
    );
  return (
    <FormDialog
      title={t('keys.editTitle')}
      submit={t('form.save')}
      cancel={t('form.cancel')}
      isSaving={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {failedAsAWhole && (
        <FormMessage kind="error">{t('keys.saveFailed', { reason: saving.error.message })}</FormMessage>
      )}
      <KeyFields form={form} errors={errors} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
    </FormDialog>
  );
};

type ConflictProps = {
  base: KeyForm;
  form: KeyForm;
  stored: ApiKey;
  onSave: (form: KeyForm) => void;
  onClose: () => void;
};

const labels = {
  name: 'form.name',
  scopes: 'form.permissions',
  expiresOn: 'form.expiresOn',
  ranges: 'form.ranges',
} as const;

const shownOf = (form: KeyForm, field: keyof KeyForm): string => {
  const { name, scopes, expiresOn, ranges } = sentOf(form);
  const texts = { name, scopes: [...scopes].sort().join(', '), ranges: ranges.join(', ') };
  if (field !== 'expiresOn') return texts[field];
  return expiresOn ? formatDate(expiresOn) : '';
};

const Conflict = ({ base, form, stored, onSave, onClose }: ConflictProps) => {
  const { t } = useTranslation('integrations');
  const theirs = formOf(stored);
  const differences: Difference[] = conflictingFields(base, theirs, form).map((field) => ({
    field,
    label: t(labels[field]),
    stored: shownOf(theirs, field),
    yours: shownOf(form, field),
  }));
  const resolve = (choices: Record<string, Choice>) => {
    const storedWins = Object.keys(choices).filter((field) => choices[field] === 'stored');
    onSave(mergeChanges(base, theirs, form, storedWins));
  };
  return <ConflictDialog differences={differences} saving={false} onResolve={resolve} onClose={onClose} />;
};
