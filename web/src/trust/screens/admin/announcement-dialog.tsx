import { DateTimeField } from '@/components/ui/editing/date-field';
import { useState } from 'react';
import { instantAt, wallTimeAt } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import type { Announcement } from '@shared/trust/model/site-state';
import { audiences, type Audience } from '@shared/trust/model/site-vocabulary';
import { languages, type Language } from '@shared/text/language';
import { Columns } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { ApiError } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { newId } from '@/lib/requests/new-id';
import { useSaveAnnouncement } from './admin-queries';
import { ReasonedForm } from './reasoned-form';

/** "2026-11-23T09:30" in the reader's zone. */
const localTime = (instant: string): string =>
  new Date(wallTimeAt(Date.parse(instant), ownZone())).toISOString().slice(0, 16);
const instantOf = (local: string): string | null => {
  const wall = Date.parse(`${local}Z`);
  return Number.isNaN(wall) ? null : new Date(instantAt(wall, ownZone())).toISOString();
};

const dayMs = 86_400_000;

type Props = { announcement: Announcement | null; onClose: () => void };

/** An announcement with texts in every language, so that everyone can read the banner. */
export const AnnouncementDialog = ({ announcement, onClose }: Props) => {
  const { t } = useTranslation('admin-system');
  const [id] = useState(() => announcement?.announcementId ?? newId('ann'));
  const [text, setText] = useState<Record<Language, string>>(announcement?.text ?? { en: '', es: '', fr: '' });
  const [audience, setAudience] = useState<Audience>(announcement?.audience ?? 'everyone');
  const [from, setFrom] = useState(() => localTime(announcement?.from ?? new Date().toISOString()));
  const [until, setUntil] = useState(() =>
    localTime(announcement?.until ?? new Date(Date.now() + dayMs).toISOString()),
  );
  const save = useSaveAnnouncement(id);
  const isStale = save.error instanceof ApiError && save.error.code === 'STALE_VERSION';
  const refused = save.error instanceof ApiError ? save.error.fields : undefined;
  const [start, end] = [instantOf(from), instantOf(until)];
  const isComplete = languages.every((it) => text[it].trim() !== '') && start !== null;
  const hasBegun = announcement !== null && Date.parse(announcement.from) < Date.now();

  const send = (reason: string, ends: string | null) => {
    if (start === null || ends === null) return;
    save.mutate(
      { text, audience, from: start, until: ends, reason, version: announcement?.version ?? 0 },
      {
        onSuccess: () => {
          toast.success(t('announcements.saved'));
          onClose();
        },
      },
    );
  };

  return (
    <ReasonedForm
      title={t(announcement ? 'announcements.editTitle' : 'announcements.add')}
      label={t('reason')}
      submitLabel={t('announcements.save')}
      saving={save.isPending}
      problem={refused ? undefined : isStale ? t('changedMeanwhile') : save.error?.message}
      isComplete={isComplete && end !== null}
      onSubmit={(reason) => send(reason, end)}
      more={
        hasBegun
          ? {
              label: t('announcements.end'),
              isComplete,
              onSubmit: (reason) => send(reason, new Date().toISOString()),
            }
          : undefined
      }
      onClose={onClose}
    >
      {(missing) => (
        <>
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
            <DateTimeField
              label={t('announcements.from')}
              required
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
              error={missing(start === null)}
            />
            <DateTimeField
              label={t('announcements.until')}
              required
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
              error={refused?.['until'] ?? missing(end === null)}
            />
          </Columns>
        </>
      )}
    </ReasonedForm>
  );
};
