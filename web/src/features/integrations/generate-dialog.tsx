import { useState } from 'react';
import { limits } from '@shared/limits';
import { newKeyScopes, type KeyScope } from '@shared/model/api-key-vocabulary';
import { MutedText, Stack } from '@/components/layout';
import { CopyButton } from '@/components/copy-button';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useGenerateKey } from './api-key-queries';
import styles from './integrations.module.css';
import { ScopesField } from './scopes-field';

type Form = { name: string; scopes: readonly KeyScope[]; expiresOn: string; ranges: string };

const rangesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** By field; those of single ranges are beside the list of them. */
const fieldErrors = (error: Error | null): Partial<Record<keyof Form, string>> => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  const named = Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text] as const);
  return Object.fromEntries(named);
};

const localErrors = ({ name, scopes }: Form): Partial<Record<keyof Form, string>> => ({
  ...(name.trim() === '' && { name: say('required') }),
  ...(scopes.length === 0 && { scopes: say('keyScopeRequired') }),
});

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
  const [form, setForm] = useState<Form>({ name: '', scopes: newKeyScopes, expiresOn: '', ranges: '' });
  const [checked, setChecked] = useState(false);
  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  const fromServer = fieldErrors(generation.error);
  const errors = { ...fromServer, ...(checked && localErrors(form)) };
  const failedAsAWhole = generation.isError && Object.keys(fromServer).length === 0;

  const submit = () => {
    setChecked(true);
    if (generation.isPending || Object.keys(localErrors(form)).length > 0) return;
    const { name, scopes, expiresOn, ranges } = form;
    generation.mutate(
      { name: name.trim(), scopes: [...scopes], expiresOn: expiresOn || null, ranges: rangesIn(ranges) },
      { onSuccess: () => toast.success(t('keys.generated')) },
    );
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
      <TextField
        label={t('form.name')}
        description={t('form.nameHint')}
        required
        maxLength={limits.nameLength}
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <ScopesField scopes={form.scopes} error={errors.scopes} onChange={(scopes) => change({ scopes })} />
      <DateField
        label={t('form.expiresOn')}
        description={t('form.expiresOnHint')}
        value={form.expiresOn}
        error={errors.expiresOn}
        onChange={(event) => change({ expiresOn: event.currentTarget.value })}
      />
      <TextAreaField
        label={t('form.ranges')}
        description={t('form.rangesHint')}
        rows={2}
        value={form.ranges}
        error={errors.ranges}
        onChange={(event) => change({ ranges: event.currentTarget.value })}
      />
      <MutedText>{t('form.note')}</MutedText>
    </FormDialog>
  );
};
