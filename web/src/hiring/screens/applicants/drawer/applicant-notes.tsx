import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { ApplicationDetail, ApplicationNote } from '@shared/hiring/model/application';
import { storageKeys } from '@shared/storage-keys';
import { MutedText, Stack } from '@/components/layout';
import { classNames } from '@/components/ui/base/class-names';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useSession } from '@/lib/auth/session';
import { dropDraft, keepDraft, readDraft } from '@/lib/forms/session-draft';
import { useApplicantCache } from './applicant-cache';
import { colleaguesQuery } from './applicant-queries';
import styles from './applicant.module.css';
import overview from './overview.module.css';
import { PartHead } from './part-head';
import { MentionField } from './mention-field';
import { mentionedIn, partsOfText } from './mentions';

const draftKey = (applicationId: string): string => storageKeys.notes + applicationId;

const newestFirst = ({ team }: ApplicationDetail): ApplicationNote[] =>
  (team?.notes ?? []).toSorted((one, other) => other.at.localeCompare(one.at));

export const ApplicantNotes = ({ application }: { application: ApplicationDetail }) => {
  const { t } = useTranslation('applicants');
  const { applicationId } = application;
  const notes = newestFirst(application);
  return (
    <Stack>
      <NoteForm key={applicationId} applicationId={applicationId} />
      {notes.length === 0 ? (
        <MutedText>{t('notes.none')}</MutedText>
      ) : (
        <ul role="list" className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.noteId} note={note} applicationId={applicationId} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

type NewestProps = { application: ApplicationDetail; onAll: () => void };

/** The newest note, and one line to add another. */
export const NewestNote = ({ application, onAll }: NewestProps) => {
  const { t } = useTranslation('applicants');
  const { applicationId } = application;
  const [newest, ...others] = newestFirst(application);
  return (
    <section className={classNames(overview.part, overview.quick)}>
      <PartHead
        title={t('parts.notes')}
        all={others.length > 0 ? t('detail.all', { count: others.length + 1 }) : undefined}
        onAll={onAll}
      />
      {newest && (
        <p className={overview.newest}>
          <strong>{newest.by.name}</strong>{' '}
          <MutedText as="span">
            <time dateTime={newest.at}>{formatDateTime(newest.at, ownZone())}</time>
          </MutedText>
          <span title={newest.text}>
            <NoteText note={newest} />
          </span>
        </p>
      )}
      <NoteForm key={applicationId} applicationId={applicationId} rows={1} />
    </section>
  );
};

const NoteText = ({ note: { text, mentions } }: { note: ApplicationNote }) =>
  partsOfText(text, mentions).map((it, index) => (it.isMention ? <mark key={index}>{it.text}</mark> : it.text));

const NoteForm = ({ applicationId, rows }: { applicationId: string; rows?: number }) => {
  const { t } = useTranslation('applicants');
  const cache = useApplicantCache();
  const keyFor = useIdempotencyKey();
  const [text, setText] = useState(() => readDraft<{ text: string }>(draftKey(applicationId)).text ?? '');
  const [missing, setMissing] = useState(false);
  const team = useQuery(colleaguesQuery()).data?.items ?? [];
  const people = team.map(({ user_id, profile }) => ({
    userId: user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
  }));
  const add = useMutation({
    mutationFn: (body: { text: string; mentions: string[] }) =>
      api('addApplicationNote', { params: { applicationId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (detail) => {
      cache.store(detail);
      setText('');
      dropDraft(draftKey(applicationId));
    },
  });
  useEffect(() => {
    if (text === '') dropDraft(draftKey(applicationId));
    else keepDraft(draftKey(applicationId), { text });
  }, [text, applicationId]);

  const send = () => {
    const given = text.trim();
    setMissing(given === '');
    if (given === '' || add.isPending) return;
    add.mutate({ text: given, mentions: mentionedIn(given, people).slice(0, limits.mentionsPerNote) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="s">
        <MentionField
          label={t('notes.add')}
          {...(rows && { rows })}
          value={text}
          onChange={(value) => {
            setText(value);
            setMissing(false);
          }}
          onSend={send}
          people={people}
          error={missing ? say('required') : undefined}
        />
        {add.isError && <FormMessage kind="error">{add.error.message}</FormMessage>}
        <div>
          <Button type="submit" size="small" loading={add.isPending}>
            {t('notes.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};

const Note = ({ note, applicationId }: { note: ApplicationNote; applicationId: string }) => {
  const { t } = useTranslation('applicants');
  const { me } = useSession();
  const cache = useApplicantCache();
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => api('deleteApplicationNote', { params: { applicationId, noteId: note.noteId } }),
    onSuccess: (detail) => {
      setAsks(false);
      cache.store(detail);
    },
  });
  return (
    <li className={styles.note}>
      <div className={styles.noteHead}>
        <span>
          <strong>{note.by.name}</strong>{' '}
          <MutedText as="span">
            <time dateTime={note.at}>{formatDateTime(note.at, ownZone())}</time>
          </MutedText>
        </span>
        {note.by.userId === me?.userId && (
          <button
            type="button"
            className={styles.iconButton}
            aria-label={t('notes.remove')}
            onClick={() => setAsks(true)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <p className={styles.noteText}>
        <NoteText note={note} />
      </p>
      <ConfirmDialog
        opened={asks}
        title={t('notes.removeTitle')}
        text={remove.isError ? remove.error.message : t('notes.removeText')}
        confirmLabel={t('notes.remove')}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      />
    </li>
  );
};
