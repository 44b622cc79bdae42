import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@shared/limits';
import { chooses, outboundTypes, type EventChoice } from '@shared/connect/model/outbound-vocabulary';
import { WebhookForm, type ListedWebhook } from '@shared/connect/model/webhook';
import { webhookTemplates, type WebhookTemplate } from '@shared/connect/model/webhook-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayNotice } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { EventChoiceFields, EventSample } from './event-choice';

type Saving = { form: WebhookForm; version: number };
type FieldName = keyof WebhookForm;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

const problemsOf = (form: WebhookForm): Partial<Record<FieldName, string>> => {
  const issues = WebhookForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), sayNotice(message)]));
};

const useSave = (webhook: ListedWebhook | null, onStale: (stored: ListedWebhook) => void) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ form, version }: Saving) =>
      webhook === null
        ? api('createWebhook', { body: form }, { idempotencyKey: keyFor(form) })
        : api('updateWebhook', { params: { webhookId: webhook.webhookId }, body: { webhook: form, version } }),
    onSuccess: () => void readAgain(client, ['listWebhooks', 'getWebhook']),
    onError: async (error) => {
      if (!isStale(error) || !webhook) return;
      onStale(
        await client.query({ ...queryOf('getWebhook', { params: { webhookId: webhook.webhookId } }), staleTime: 0 }),
      );
    },
  });
};

export const WebhookDialog = ({ webhook, onClose }: { webhook: ListedWebhook | null; onClose: () => void }) => {
  const { t } = useTranslation('webhooks');
  const navigate = useNavigate();
  const [form, setForm] = useState<WebhookForm>({
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: [...(webhook?.events ?? [])],
  });
  const [template, setTemplate] = useState<WebhookTemplate | 'none'>('none');
  const [checked, setChecked] = useState(false);
  const [stored, setStored] = useState<ListedWebhook | null>(null);
  const save = useSave(webhook, setStored);
  const change = (changes: Partial<WebhookForm>) => setForm((before) => ({ ...before, ...changes }));
  const found = checked ? problemsOf(form) : {};
  const answered = save.error instanceof ApiError ? save.error.fields : undefined;
  const problem = (name: FieldName): string | undefined => found[name] ?? answered?.[name];
  const types = outboundTypes.filter((type) => chooses(form.events, type));

  const submit = (next: WebhookForm, version: number) =>
    save.mutate(
      { form: next, version },
      {
        onSuccess: ({ webhookId }) => {
          toast.success(t(webhook === null ? 'created' : 'saved'));
          onClose();
          if (webhook === null) void navigate(pathTo(paths.webhook, { webhookId }));
        },
      },
    );
  const trySave = () => {
    setChecked(true);
    if (save.isPending || Object.keys(problemsOf(form)).length > 0) return;
    submit(form, webhook?.version ?? 0);
  };
  const fill = (name: WebhookTemplate | 'none') => {
    setTemplate(name);
    if (name !== 'none') change({ name: form.name || t(`template.${name}`), events: [...webhookTemplates[name]] });
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
      title={t(webhook === null ? 'add' : 'editTitle')}
      submit={t('save')}
      cancel={t('cancel')}
      isSaving={save.isPending}
      onSubmit={trySave}
      onClose={onClose}
    >
      {save.isError && !isStale(save.error) && !answered && (
        <FormMessage kind="error">{save.error.message}</FormMessage>
      )}
      {webhook === null && (
        <SelectField
          label={t('template.label')}
          data={[
            { value: 'none' as const, label: t('template.none') },
            ...(Object.keys(webhookTemplates) as WebhookTemplate[]).map((value) => ({
              value,
              label: t(`template.${value}`),
            })),
          ]}
          value={template}
          onChange={(value) => fill(value ?? 'none')}
        />
      )}
      <TextField
        label={t('name')}
        description={t('nameHint')}
        required
        maxLength={limits.webhookNameLength}
        value={form.name}
        error={problem('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label={t('url')}
        description={t('urlHint', { seconds: limits.webhookTimeoutSeconds })}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.webhookUrlLength}
        value={form.url}
        error={problem('url')}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <EventChoiceFields
        key={template}
        chosen={form.events}
        error={problem('events')}
        onChange={(events) => change({ events })}
      />
      <EventSample types={types} />
    </FormDialog>
  );
};

type ConflictProps = {
  form: WebhookForm;
  stored: ListedWebhook;
  saving: boolean;
  onSave: (form: WebhookForm) => void;
  onClose: () => void;
};

const shownOf = (value: string | readonly EventChoice[]): string =>
  typeof value === 'string' ? value.trim() : [...value].sort().join(', ');

const Conflict = ({ form, stored, saving, onSave, onClose }: ConflictProps) => {
  const { t } = useTranslation('webhooks');
  const fields = ['name', 'url', 'events'] as const;
  const differences: Difference[] = fields
    .map((field) => ({ field, label: t(field), stored: shownOf(stored[field]), yours: shownOf(form[field]) }))
    .filter((it) => it.stored !== it.yours);
  const resolve = (choices: Record<string, Choice>) => {
    const from = (field: FieldName): WebhookForm => (choices[field] === 'stored' ? stored : form);
    onSave({ name: from('name').name, url: from('url').url, events: [...from('events').events] });
  };
  return <ConflictDialog differences={differences} saving={saving} onResolve={resolve} onClose={onClose} />;
};
