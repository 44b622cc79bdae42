import { useState } from 'react';
import { Stack } from '@/components/layout';
import { CopyButton } from '@/components/copy-button';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useGenerateKey } from './api-key-queries';
import styles from './integrations.module.css';
import { KeyFields } from './key-fields';
import { answeredErrors, localErrors, newKeyForm, sentOf } from './key-form';

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useTranslation('integrations');
  return (
    <Stack>
      <p>{t('secret.text')}</p>
      <code className={styles.secret} data-testid="api-key">
        {secret}
      </code>
      <CopyButton text={secret} label={t('secret.copy')} copied={t('secret.copied')} failed={t('secret.copyFailed')} />
      <DialogActions>
        <Button onClick={onClose}>{t('secret.done')}</Button>
      </DialogActions>
    </Stack>
  );
};

export const GenerateDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('integrations');
  const generation = useGenerateKey();
  const [form, setForm] = useState(newKeyForm);
  const [checked, setChecked] = useState(false);
  const answered = answeredErrors(generation.error);
  const errors = { ...answered, ...(checked && localErrors(form)) };
  const failedAsAWhole = generation.isError && Object.keys(answered).length === 0;

  const submit = () => {
    setChecked(true);
    if (generation.isPending || Object.keys(localErrors(form)).length > 0) return;
    generation.mutate(sentOf(form), { onSuccess: () => toast.success(t('keys.generated')) });
  };

  if (generation.data)
    return (
      <Dialog opened onClose={onClose} title={t('secret.title')}>
        <Secret secret={generation.data.secret} onClose={onClose} />
      </Dialog>
    );
  return (
    <FormDialog
      title={t('keys.generate')}
      submit={t('form.submit')}
      cancel={t('form.cancel')}
      isSaving={generation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {failedAsAWhole && (
        <FormMessage kind="error">{t('keys.failed', { reason: generation.error.message })}</FormMessage>
      )}
      <KeyFields form={form} errors={errors} onChange={(changes) => setForm((before) => ({ ...before, ...changes }))} />
    </FormDialog>
  );
};
