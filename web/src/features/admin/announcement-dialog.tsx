import { type SubmitEvent, useState } from 'react';
import { instantAt, wallTimeAt } from '@shared/domain/schedule-times';
import { limits } from '@shared/limits';
import type { Announcement } from '@shared/model/site-state';
import { audiences, type Audience } from '@shared/model/site-vocabulary';
import { languages, type Language } from '@shared/text/language';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { newId } from '@/lib/requests/new-id';
import { useSaveAnnouncement } from './admin-queries';

/** "2026-11-23T09:30" in the reader's zone. */
const localTime = (instant: string): string =>
  new Date(wallTimeAt(Date.parse(instant), ownZone())).toISOString().slice(0, 16);
const instantOf = (local: string): string | null => {
  const wall = Date.parse(`${local}Z`);
  return Number.isNaN(wall) ? null : new Date(instantAt(wall, ownZone())).toISOString();
};

const dayMs = 86_400_000;

type Props = { announcement: Announcement | null; onClose: () => void };

/** The text in every language, so that everyone can read the banner. */
export const AnnouncementDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation(['admin-system', 'common']);
  const [id] = useState(() => announcement?.announcementId ?? newId('ann'));
  const [text, setText] = useState<Record<Language, string>>(announcement?.text ?? { en: '', es: '', fr: '' });
  const [audience, setAudience] = useState<Audience>(announcement?.audience ?? 'everyone');
  const [from, setFrom] = useState(() => localTime(announcement?.from ?? new Date().toISOString()));
  const [until, setUntil] = useState(() =>
    localTime(announcement?.until ?? new Date(Date.now() + dayMs).toISOString()),
  );
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSaveAnnouncement(id);
  const isStale = save.error instanceof ApiError && save.error.code === 'STALE_VERSION';
  const refused = save.error instanceof ApiError ? save.error.fields : undefined;
  const [start, end] = [instantOf(from), instantOf(until)];
  const given = reason.trim();
  const missing = (empty: boolean): string | undefined => (tried && empty ? say('required') : undefined);

  const send = (ends: string | null) => {
    setTried(true);
    const isComplete = languages.every((it) => text[it].trim() !== '') && given !== '';
    if (save.isPending || !isComplete || start === null || ends === null) return;
    save.mutate(
      { text, audience, from: start, until: ends, reason: given, version: announcement?.version ?? 0 },
      {
        onSuccess: () => {
          toast.success(t('announcements.saved'));
          onClose();
        },
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(end);
  };
  const hasBegun = announcement !== null && Date.parse(announcement.from) < Date.now();

  return (
    <Dialog opened onClose={onClose} title={t(announcement ? 'announcements.editTitle' : 'announcements.add')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {save.isError && !refused && (
            <FormMessage kind="error">{isStale ? t('changedMeanwhile') : save.error.message}</FormMessage>
          )}
          {languages.map((it) => (
            <TextField
              key={it}
              label={t(`announcements.text.${it}`)}
              lang={it}
              required
              autoComplete="off"
              maxLength={limits.announcementLength}
              value={text[it]}
              onChange={(event) => setText({ ...text, [it]: event.currentTarget.value })}
              error={refused?.[`text.${it}`] ?? missing(text[it].trim() === '')}
            />
          ))}
          <SelectField
            label={t('announcements.audience')}
            data={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
            value={audience}
            onChange={(chosen) => setAudience(chosen ?? 'everyone')}
          />
          <Columns>
            <TextField
              label={t('announcements.from')}
              type="datetime-local"
              required
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
              error={missing(start === null)}
            />
            <TextField
              label={t('announcements.until')}
              type="datetime-local"
              required
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
              error={refused?.['until'] ?? missing(end === null)}
            />
          </Columns>
          <TextAreaField
            label={t('reason')}
            required
            rows={2}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing(given === '')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            {hasBegun && (
              <Button variant="danger" onClick={() => send(new Date().toISOString())}>
                {t('announcements.end')}
              </Button>
            )}
            <Button type="submit" loading={save.isPending}>
              {t('announcements.save')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
