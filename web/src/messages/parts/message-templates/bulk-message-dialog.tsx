import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fillTemplate } from '@shared/messages/rules/message-template';
import { limits } from '@shared/limits';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicantMessageResult } from '@shared/messages/model/conversation';
import { Stack } from '@/components/layout';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { newId } from '@/lib/requests/new-id';
import { readAgain } from '@/lib/requests/query-of';
import { BulkPreview } from './bulk-preview';
import { BulkResults } from './bulk-results';
import { useOpenPlaceholders } from './open-placeholders';
import { PlaceholderButtons } from './placeholder-buttons';
import { TemplateMenu } from './template-menu';
import { templateValues } from './template-values';

type Props = { applications: readonly ReceivedApplication[]; onClose: () => void };

const nameOf = ({ candidate }: ReceivedApplication): string => `${candidate.firstName} ${candidate.lastName}`.trim();

/** One message per person, who may have applied for several jobs. */
const onePerPerson = (applications: readonly ReceivedApplication[]): ReceivedApplication[] =>
  applications.filter(
    ({ candidate }, index) => applications.findIndex((other) => other.candidate.userId === candidate.userId) === index,
  );

const useSend = () => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  // Fixed, so sending again after a failure writes nothing twice.
  const [id] = useState(() => newId('msg'));
  return useMutation({
    mutationFn: (form: { subject: string; content: string; applicationIds: string[] }) => {
      const body = { ...form, id };
      return api('messageApplicants', { body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: () => void readAgain(client, ['listConversations', 'findConversation']),
  });
};

export const BulkMessageDialog = ({ applications, onClose }: Props) => {
  const { t } = useTranslation('message-templates');
  const { me } = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const [subject, setSubject] = useState('');
  const [content, setContent] = useState('');
  const [checked, setChecked] = useState(false);
  const [results, setResults] = useState<readonly ApplicantMessageResult[]>([]);
  const openIn = useOpenPlaceholders();
  const send = useSend();
  if (!me) return null;

  const people = onePerPerson(applications.filter(({ status }) => status !== 'withdrawn'));
  const written = new Set(people.map(({ candidate }) => candidate.userId));
  const withdrawn = onePerPerson(applications.filter(({ candidate }) => !written.has(candidate.userId)));
  const valuesOf = ({ candidate, jobTitle }: ReceivedApplication) =>
    templateValues(me, { firstName: candidate.firstName, job: jobTitle });
  const filled = people.map((application) => fillTemplate(content.trim(), valuesOf(application)));
  const longest = Math.max(0, ...filled.map(({ length }) => length));
  const isTooMany = people.length > limits.recipientsPerBulkMessage;
  const problemOf = (): string | undefined => {
    if (content.trim() === '') return say('required');
    if (longest > limits.messageLength) return t('bulk.tooLong', { count: limits.messageLength });
    return filled.map(openIn).find((it) => it !== null) ?? undefined;
  };

  const submit = (applicationIds: string[]) =>
    send.mutate(
      { subject: subject.trim(), content: content.trim(), applicationIds },
      {
        onSuccess: ({ results: latest }) => {
          const kept = results.filter((it) => !applicationIds.includes(it.applicationId));
          const all = [...kept, ...latest];
          if (all.some(({ outcome }) => outcome !== 'sent')) return setResults(all);
          toast.success(t('bulk.sent', { count: all.length }));
          onClose();
        },
      },
    );
  const trySend = () => {
    setChecked(true);
    if (send.isPending || isTooMany || subject.trim() === '' || problemOf() !== undefined) return;
    submit(people.map(({ applicationId }) => applicationId));
  };

  if (results.length > 0)
    return (
      <BulkResults
        results={results}
        applications={people}
        sending={send.isPending}
        problem={send.error?.message}
        onRetry={submit}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened onClose={onClose} title={t('bulk.title', { count: people.length })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          trySend();
        }}
      >
        <Stack>
          {send.isError && <FormMessage kind="error">{send.error.message}</FormMessage>}
          {isTooMany && (
            <FormMessage kind="error">{t('bulk.tooMany', { count: limits.recipientsPerBulkMessage })}</FormMessage>
          )}
          {withdrawn.length > 0 && (
            <FormMessage kind="info">
              {t('bulk.withdrawn', { count: withdrawn.length, names: withdrawn.map(nameOf).join(', ') })}
            </FormMessage>
          )}
          <TextField
            label={t('bulk.subject')}
            required
            maxLength={limits.subjectLength}
            value={subject}
            error={checked && subject.trim() === '' ? say('required') : undefined}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <TextAreaField
            ref={field}
            label={t('bulk.message')}
            required
            maxLength={limits.messageLength}
            value={content}
            error={checked ? problemOf() : undefined}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
          <PlaceholderButtons field={field} max={limits.messageLength} onChange={setContent} />
          <TemplateMenu onUse={setContent} />
          {people.length > 0 && content.trim() !== '' && (
            <BulkPreview
              people={people.map(nameOf)}
              subject={subject}
              content={content}
              values={people.map(valuesOf)}
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={people.length === 0}>
            {t('bulk.send', { count: people.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
