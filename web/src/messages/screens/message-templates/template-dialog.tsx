import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { limits } from '@shared/limits';
import type { MessageTemplate } from '@shared/messages/model/message-template';
import { PlaceholderButtons } from '@/messages/parts/message-templates/placeholder-buttons';
import { TemplateText } from '@/messages/parts/message-templates/template-text';
import { templatesQuery } from '@/messages/parts/message-templates/template-queries';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';
import styles from './template-dialog.module.css';

type Form = Pick<MessageTemplate, 'name' | 'body'>;
type Saving = { form: Form; version: number };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

const useSave = (template: MessageTemplate | null, onStale: (stored: MessageTemplate) => void) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ form, version }: Saving) =>
      template === null
        ? api('createMessageTemplate', { body: form }, { idempotencyKey: keyFor(form) })
        : api('updateMessageTemplate', {
            params: { templateId: template.templateId },
            body: { template: form, version },
          }),
    onSuccess: () => void readAgain(client, ['listMessageTemplates']),
    onError: async (error) => {
      if (!isStale(error)) return;
      const { items } = await client.query({ ...templatesQuery(), staleTime: 0 });
      const stored = items.find(({ templateId }) => templateId === template?.templateId);
      if (stored) onStale(stored);
    },
  });
};

export const TemplateDialog = ({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) => {
  const { t } = useTranslation('message-templates');
  const field = useRef<HTMLTextAreaElement>(null);
  const [form, setForm] = useState<Form>({ name: template?.name ?? '', body: template?.body ?? '' });
  const [checked, setChecked] = useState(false);
  const [stored, setStored] = useState<MessageTemplate | null>(null);
  const save = useSave(template, setStored);
  const change = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  const problem = (value: string) => (checked && value.trim() === '' ? say('required') : undefined);

  const submit = (next: Form, version: number) =>
    save.mutate(
      { form: { name: next.name.trim(), body: next.body.trim() }, version },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          onClose();
        },
      },
    );
  const trySave = () => {
    setChecked(true);
    if (save.isPending || form.name.trim() === '' || form.body.trim() === '') return;
    submit(form, template?.version ?? 0);
  };
  if (stored)
    return (
      <Conflict
        form={form}
        stored={stored}
        saving={save.isPending}
        onSave={(next) => {
          setForm(next);
          submit(next, stored.version);
        }}
        onClose={() => setStored(null)}
      />
    );
  return (
    <FormDialog
      title={t(template === null ? 'add' : 'editTitle')}
      submit={t('save')}
      cancel={t('cancel')}
      isSaving={save.isPending}
      onSubmit={trySave}
      onClose={onClose}
    >
      {save.isError && !isStale(save.error) && <FormMessage kind="error">{save.error.message}</FormMessage>}
      <TextField
        label={t('name')}
        description={t('nameHint')}
        required
        maxLength={limits.nameLength}
        value={form.name}
        error={problem(form.name)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextAreaField
        ref={field}
        label={t('body')}
        required
        rows={6}
        maxLength={limits.messageLength}
        value={form.body}
        error={problem(form.body)}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <PlaceholderButtons field={field} max={limits.messageLength} onChange={(body) => change({ body })} />
      {form.body.trim() !== '' && (
        <section className={styles.preview} aria-label={t('bulk.preview')}>
          <h3>{t('bulk.preview')}</h3>
          <p>
            <TemplateText text={form.body} />
          </p>
        </section>
      )}
    </FormDialog>
  );
};

type ConflictProps = {
  form: Form;
  stored: MessageTemplate;
  saving: boolean;
  onSave: (form: Form) => void;
  onClose: () => void;
};

const Conflict = ({ form, stored, saving, onSave, onClose }: ConflictProps) => {
  const { t } = useTranslation('message-templates');
  const fields = ['name', 'body'] as const;
  const differences: Difference[] = fields
    .filter((name) => stored[name] !== form[name].trim())
    .map((name) => ({ field: name, label: t(name), stored: stored[name], yours: form[name] }));
  const resolve = (choices: Record<string, Choice>) => {
    const chosen = (name: keyof Form) => (choices[name] === 'stored' ? stored[name] : form[name]);
    onSave({ name: chosen('name'), body: chosen('body') });
  };
  return <ConflictDialog differences={differences} saving={saving} onResolve={resolve} onClose={onClose} />;
};
