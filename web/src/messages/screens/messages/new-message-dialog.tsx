import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { Conversation, Correspondent } from '@shared/messages/model/conversation';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { useOpenPlaceholders } from '@/messages/parts/message-templates/open-placeholders';
import { TemplateMenu } from '@/messages/parts/message-templates/template-menu';
import { templateValues } from '@/messages/parts/message-templates/template-values';
import { QuestionsLeft, useQuestionsLeft } from '@/money/parts/billing/questions-left';
import { putMessage } from '@/messages/parts/messages/conversation-cache';
import { conversationWithQuery } from '@/messages/parts/messages/conversation-queries';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { readAgain } from '@/lib/requests/query-of';
import { newId } from '@/lib/requests/new-id';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { firstName } from './first-name';
import { RecipientField } from './recipient-field';

type Typed = { subject: string; content: string };
export type NewMessage = {
  me: Me;
  to: Correspondent | null;
  /** The job of a professional's question. */
  jobId: string | null;
  /** Whether the plan counts it. */
  asks: boolean;
  onClose: () => void;
  onSent: (conversation: Conversation) => void;
};

const CountedNote = () => {
  const left = useQuestionsLeft();
  return left === null ? null : <QuestionsLeft left={left} />;
};

export const NewMessageDialog = ({ me, to, jobId, asks, onClose, onSent }: NewMessage) => {
  const { t } = useTranslation(['messages', 'common']);
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const openIn = useOpenPlaceholders();
  const draft = `new-message.${me.userId}`;
  const [typed] = useState(() => readKept<Typed>(draft));
  const [person, setPerson] = useState(to);
  const [problem, setProblem] = useState<string | null>(null);
  // The ID stays fixed until sent, so a retry is the same message.
  const form = useLazyForm(() => import('@shared/messages/model/conversation').then((it) => it.NewConversationForm), {
    id: newId('msg'),
    to: to?.user_id ?? '',
    subject: typed?.subject ?? '',
    content: typed?.content ?? '',
    ...(jobId !== null && { jobId }),
  });
  const { errors } = form.formState;

  const choose = (next: Correspondent | null) => {
    setPerson(next);
    form.setValue('to', next?.user_id ?? '', { shouldValidate: form.formState.isSubmitted });
  };
  const keep = () => {
    const { subject, content } = form.getValues();
    if (subject.trim() === '' && content.trim() === '') dropKept(draft);
    else keepForLater(draft, { subject, content });
  };
  const submit = form.handleSubmit(async (body) => {
    const open = me.membership ? openIn(body.content) : null;
    setProblem(null);
    if (open !== null) return form.setError('content', { message: open });
    try {
      const { conversation, message } = await api('startConversation', { body }, { idempotencyKey: keyFor(body) });
      dropKept(draft);
      putMessage(client, message);
      client.setQueryData(conversationWithQuery(body.to, jobId).queryKey, { conversation, with: conversation.with });
      if (asks) void readAgain(client, ['getPlan']);
      toast.success(say('messageSent'));
      onSent(conversation);
    } catch (error) {
      setProblem(applyServerErrors(form, error));
    }
  });

  return (
    <Dialog opened onClose={onClose} title={t('modal.title')}>
      <form
        noValidate
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(() => submit());
        }}
      >
        <Stack>
          {asks && <CountedNote />}
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {/* The schema's error is about an ID; say "required" instead. */}
          <RecipientField value={person} error={errors.to && say('required')} onChange={choose} />
          <TextField
            label={t('modal.subject')}
            required
            maxLength={limits.subjectLength}
            error={errors.subject?.message}
            {...form.register('subject')}
          />
          <TextAreaField
            label={t('modal.message')}
            required
            maxLength={limits.messageLength}
            error={errors.content?.message}
            {...form.register('content')}
          />
          <TemplateMenu
            values={templateValues(me, { firstName: person && firstName(person), job: null })}
            onUse={(text) => {
              form.setValue('content', text, { shouldValidate: form.formState.isSubmitted });
              keep();
            }}
          />
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('modal.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
