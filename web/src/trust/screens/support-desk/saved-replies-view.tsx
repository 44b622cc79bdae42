import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyPlaceholders } from '@shared/trust/rules/saved-reply';
import { limits } from '@shared/limits';
import type { SavedReply } from '@shared/trust/model/ticket';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { readAgain } from '@/lib/requests/query-of';
import { useSendOnce } from '@/lib/requests/send-once';
import { savedRepliesQuery } from './desk-queries';
import styles from './desk.module.css';

type Opened = { reply: SavedReply | null };

export const SavedRepliesView = () => {
  const { t } = useTranslation('admin-tickets');
  const replies = useQuery(savedRepliesQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const count = replies.data?.items.length ?? 0;
  const add = count < limits.savedReplies && (
    <Button onClick={() => setOpened({ reply: null })}>{t('replies.add')}</Button>
  );
  return (
    <Page
      title={t('replies.title')}
      {...(count > 0 && { count: String(count) })}
      breadcrumb={[{ label: t('title'), to: paths.tickets }, { label: t('replies.title') }]}
      actions={count > 0 && add}
    >
      <QueryGate query={replies} loading={t('replies.loading')} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              illustration="inbox"
              title={t('replies.none.title')}
              text={t('replies.none.text')}
              action={add}
            />
          ) : (
            <ul role="list" className={styles.replies} aria-label={t('replies.title')}>
              {items.map((reply) => (
                <ReplyRow key={reply.replyId} reply={reply} onEdit={() => setOpened({ reply })} />
              ))}
            </ul>
          )
        }
      </QueryGate>
      {opened && <ReplyDialog reply={opened.reply} onClose={() => setOpened(null)} />}
    </Page>
  );
};

const ReplyRow = ({ reply: { replyId, name, body }, onEdit }: { reply: SavedReply; onEdit: () => void }) => {
  const { t } = useTranslation('admin-tickets');
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (_nothing: undefined) => api('deleteSavedReply', { params: { replyId } }),
    onSuccess: (left) => client.setQueryData(savedRepliesQuery().queryKey, left),
  });
  return (
    <li>
      <div>
        <h2>{name}</h2>
        <p>{body}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={t('replies.editNamed', { name })} onClick={onEdit}>
        {t('replies.edit')}
      </Button>
      <RemoveButton
        label={t('replies.delete')}
        named={t('replies.deleteNamed', { name })}
        title={t('replies.deleteTitle')}
        text={t('replies.deleteText', { name })}
        done={t('replies.deleted')}
        removal={removal}
      />
    </li>
  );
};

const ReplyDialog = ({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) => {
  const { t } = useTranslation('admin-tickets');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [form, setForm] = useState({ name: reply?.name ?? '', body: reply?.body ?? '' });
  const [checked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: (body: typeof form) =>
      reply === null
        ? api('createSavedReply', { body }, { idempotencyKey: keyFor(body) })
        : api('updateSavedReply', {
            params: { replyId: reply.replyId },
            body: { reply: body, version: reply.version },
          }),
    onSettled: () => readAgain(client, ['listSavedReplies']),
  });
  const send = useSendOnce(save);
  const isStale = save.error instanceof ApiError && save.error.code === 'STALE_VERSION';
  const problem = (value: string) => (checked && value.trim() === '' ? say('required') : undefined);
  const [first, ticket, mine] = replyPlaceholders.map((name) => `{${name}}`);
  return (
    <Dialog opened onClose={onClose} title={t(reply === null ? 'replies.add' : 'replies.editTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (form.name.trim() === '' || form.body.trim() === '') return;
          send({ name: form.name.trim(), body: form.body.trim() }, () => {
            toast.success(t('replies.saved'));
            onClose();
          });
        }}
      >
        <Stack>
          {save.isError && <FormMessage kind="error">{isStale ? t('replies.stale') : save.error.message}</FormMessage>}
          <TextField
            label={t('replies.name')}
            required
            maxLength={limits.nameLength}
            value={form.name}
            error={problem(form.name)}
            onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
          />
          <TextAreaField
            label={t('replies.body')}
            description={t('replies.bodyHint', { first: first ?? '', ticket: ticket ?? '', mine: mine ?? '' })}
            required
            rows={8}
            maxLength={limits.ticketTextLength}
            value={form.body}
            error={problem(form.body)}
            onChange={(event) => setForm({ ...form, body: event.currentTarget.value })}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('replies.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('replies.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
