import { useQuery } from '@tanstack/react-query';
import Paperclip from 'lucide-react/dist/esm/icons/paperclip.mjs';
import { Suspense, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { TicketForm } from '@shared/trust/model/ticket';
import {
  ticketCategories,
  ticketPriorities,
  type TicketCategory,
  type TicketPriority,
} from '@shared/trust/model/ticket-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf } from '@/components/file-drop/file-rules';
import { Columns, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { RichText } from '@/components/ui/rich-text';
import { FileList } from '@/trust/parts/support/file-list';
import { ticketFileRules, useTicketFiles } from '@/trust/parts/support/use-ticket-files';
import { lazy } from '@/lib/browser/lazy';
import { ApiError } from '@/lib/api/api-error';
import { failedRequests } from '@/lib/api/failed-requests';
import { useSession } from '@/lib/auth/session';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDue } from '@/lib/time/format-due';
import { promiseQuery, useOpenTicket } from './support-queries';
import styles from './support.module.css';

// Lazy, because it includes the index of all articles.
const HelpSuggestions = lazy(() =>
  import('@/trust/parts/help/help-suggestions').then((it) => ({ default: it.HelpSuggestions })),
);

/** Minimum letters of the subject for suggestions. */
const suggestFrom = 4;

type Draft = { subject: string; category: TicketCategory; priority: TicketPriority; description: string };
const empty: Draft = { subject: '', category: 'general', priority: 'medium', description: '' };

/** Unsent text survives leaving the page. */
const useDraft = () => {
  const { me } = useSession();
  const key = `ticket.${me?.userId ?? ''}`;
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readKept<Draft>(key) }));
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepForLater(key, next);
  };
  return { draft, change, drop: () => dropKept(key) };
};

export const ContactTab = () => {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const heading = useId();
  const { draft, change, drop } = useDraft();
  const [checked, setChecked] = useState(false);
  const [failed] = useState(failedRequests);
  const [shares, setShares] = useState(false);
  const files = useTicketFiles();
  const promise = useQuery(promiseQuery());
  const open = useOpenTicket();
  const send = useSendOnce(open);
  const fields = open.error instanceof ApiError ? (open.error.fields ?? {}) : {};
  const about = draft.subject.trim();
  const problem = (name: 'subject' | 'description') =>
    checked && draft[name].trim() === '' ? say('required') : fields[name];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (draft.subject.trim() === '' || draft.description.trim() === '') {
      toast.error(say('ticketIncomplete'));
      return;
    }
    const attachments = files.receipts();
    if (attachments === null) return;
    const form: TicketForm = {
      ...draft,
      subject: draft.subject.trim(),
      description: draft.description.trim(),
      attachments,
      context: shares ? failed : null,
    };
    send(form, ({ ticketId }) => {
      drop();
      toast.success(say('ticketSubmitted'));
      void navigate(pathTo(paths.supportTicket, { ticketId }));
    });
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-labelledby={heading}>
      <h2 id={heading}>{t('form.title')}</h2>
      {open.isError && <FormMessage kind="error">{`${say('ticketFailed')}. ${open.error.message}`}</FormMessage>}
      <TextField
        label={t('form.subject')}
        required
        maxLength={limits.subjectLength}
        value={draft.subject}
        error={problem('subject')}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Columns>
        <SelectField
          label={t('form.category')}
          data={ticketCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={draft.category}
          onChange={(category) => category && change({ category })}
        />
        <SelectField
          label={t('form.priority')}
          data={ticketPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={draft.priority}
          onChange={(priority) => priority && change({ priority })}
        />
      </Columns>
      {about.length >= suggestFrom && (
        <Suspense fallback={null}>
          <HelpSuggestions about={about} />
        </Suspense>
      )}
      <TextAreaField
        label={t('form.description')}
        required
        rows={6}
        maxLength={limits.ticketTextLength}
        value={draft.description}
        error={problem('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Row>
        <FileButton
          variant="secondary"
          size="small"
          fileLabel={t('form.attach')}
          accept={acceptOf(ticketFileRules)}
          leftIcon={<Paperclip size={16} aria-hidden="true" />}
          onFile={(file) => void files.add(file)}
        >
          {t('form.attach')}
        </FileButton>
      </Row>
      <FileList {...files} />
      {failed && (
        <CheckboxField
          label={t('form.diagnostics')}
          description={t('form.diagnosticsText', { count: failed.requestIds.length })}
          checked={shares}
          onChange={(event) => setShares(event.currentTarget.checked)}
        />
      )}
      <div className={styles.foot}>
        <p>
          {promise.data && (
            <RichText
              text={t('form.answerBy', { time: formatDue(promise.data.answerBy) })}
              components={{ time: <time dateTime={promise.data.answerBy} /> }}
            />
          )}
        </p>
        <Button type="submit" loading={open.isPending}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
};
