import { useQuery, useQueryClient } from '@tanstack/react-query';
import Paperclip from 'lucide-react/dist/esm/icons/paperclip.mjs';
import { useId, useState, type SubmitEvent } from 'react';
import { fillReply } from '@shared/trust/rules/saved-reply';
import { limits } from '@shared/limits';
import type { StaffTicket } from '@shared/trust/model/ticket';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf } from '@/components/file-drop/file-rules';
import { Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Segments } from '@/components/ui/editing/segments';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { FileList } from '@/trust/parts/support/file-list';
import { ticketFileRules, useTicketFiles } from '@/trust/parts/support/use-ticket-files';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { savedRepliesQuery, staffTicketQuery, useWrite } from './desk-queries';
import styles from './desk.module.css';

type Kind = 'reply' | 'note';

/** Stored per ticket, also when someone else was faster. */
const useDraft = (ticketId: string) => {
  const { me } = useSession();
  const key = `desk.${me?.userId ?? ''}.${ticketId}`;
  const [text, setText] = useState(() => readKept<{ text: string }>(key)?.text ?? '');
  const change = (next: string) => {
    setText(next);
    if (next.trim() === '') dropKept(key);
    else keepForLater(key, { text: next });
  };
  return [text, change] as const;
};

export const WriteBox = ({ ticket, canReply }: { ticket: StaffTicket; canReply: boolean }) => {
  const { t } = useTranslation('admin-tickets');
  const client = useQueryClient();
  const heading = useId();
  const { ticketId, version, posts } = ticket;
  const [chosen, setChosen] = useState<Kind>('reply');
  const [text, setText] = useDraft(ticketId);
  const [resolve, setResolve] = useState(false);
  const write = useWrite(ticketId);
  const send = useSendOnce(write);
  const files = useTicketFiles('requestAnswerUpload');
  const attachments = files.receipts();
  // Guests answer by email and have no page to open files on.
  const canAttach = chosen === 'reply' && canReply && ticket.contact.userId !== null;
  const kind: Kind = canReply ? chosen : 'note';
  const isStale = write.error instanceof ApiError && write.error.code === 'STALE_VERSION';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const written = text.trim();
    if (written === '' || attachments === null) return;
    const after = posts.at(-1)?.postId ?? '';
    const sent = kind === 'note' ? { kind, text: written } : { kind, text: written, resolve, version, attachments };
    send(
      { ...sent, after },
      () => {
        setText('');
        setResolve(false);
        files.clear();
        toast.success(t(`done.${kind}`));
      },
      // The colleague's text appears above the draft.
      () => void client.invalidateQueries({ queryKey: staffTicketQuery(ticketId).queryKey }),
    );
  };

  return (
    <form noValidate onSubmit={submit} className={styles.write} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {t('write.label')}
      </h2>
      {write.isError && <FormMessage kind="error">{isStale ? t('changed') : write.error.message}</FormMessage>}
      <Row justify="between">
        {canReply ? (
          <Segments
            small
            label={t('write.label')}
            value={kind}
            segments={[
              { value: 'reply', label: t('write.reply') },
              { value: 'note', label: t('write.note') },
            ]}
            onChange={setChosen}
          />
        ) : (
          <b>{t('write.note')}</b>
        )}
        {kind === 'reply' && (
          <SavedReplies ticket={ticket} onUse={(saved) => setText([text.trim(), saved].filter(Boolean).join('\n\n'))} />
        )}
      </Row>
      <TextAreaField
        label={t(`write.${kind}`)}
        description={t(kind === 'reply' ? 'write.replyHint' : 'write.noteHint')}
        rows={6}
        maxLength={limits.ticketTextLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {canAttach && <FileList {...files} />}
      <Row justify="between">
        {kind === 'reply' ? (
          <CheckboxField
            label={t('write.resolve')}
            checked={resolve}
            onChange={(event) => setResolve(event.currentTarget.checked)}
          />
        ) : (
          <span />
        )}
        {canAttach && (
          <FileButton
            variant="secondary"
            size="small"
            fileLabel={t('write.attach')}
            accept={acceptOf(ticketFileRules)}
            leftIcon={<Paperclip size={16} aria-hidden="true" />}
            onFile={(file) => void files.add(file)}
          >
            {t('write.attach')}
          </FileButton>
        )}
        <Button type="submit" loading={write.isPending} disabled={text.trim() === '' || attachments === null}>
          {t(kind === 'note' ? 'write.addNote' : resolve ? 'write.sendResolve' : 'write.sendReply')}
        </Button>
      </Row>
    </form>
  );
};

const SavedReplies = ({ ticket, onUse }: { ticket: StaffTicket; onUse: (text: string) => void }) => {
  const { t } = useTranslation('admin-tickets');
  const { me } = useSession();
  const { data } = useQuery(savedRepliesQuery());
  if (!data || data.items.length === 0) return null;
  const values = {
    'first name': ticket.person.split(' ')[0] ?? '',
    ticket: ticket.ticketId,
    'my name': `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim(),
  };
  return (
    <SelectField
      label={t('write.saved')}
      placeholder={t('write.choose')}
      data={data.items.map(({ replyId, name }) => ({ value: replyId, label: name }))}
      value=""
      onChange={(replyId) => {
        const reply = data.items.find((it) => it.replyId === replyId);
        if (reply) onUse(fillReply(reply.body, values));
      }}
    />
  );
};
