import { useState } from 'react';
import { limits } from '@shared/limits';
import type { ReliabilityAppeal, ReliabilityLine } from '@shared/model/reliability';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Badge } from '@/components/ui/badge';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { FormDialog } from '@/components/ui/records/form-dialog';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate } from '@/lib/time/format';
import styles from './reliability.module.css';
import { useAppealEvent } from './shift-queries';

type Dialog = { eventId: string; onClose: () => void };

const AppealDialog = ({ eventId, onClose }: Dialog) => {
  const { t } = useTranslation('reliability');
  const appeal = useAppealEvent(eventId);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const problem = appeal.error instanceof ApiError ? appeal.error.fields?.['text'] : undefined;

  const send = () => {
    const given = text.trim();
    setMissing(given === '');
    if (given === '' || appeal.isPending) return;
    appeal.mutate(given, {
      onSuccess: ({ dueAt }) => {
        toast.success(t('appeal.sent', { date: formatDate(dueAt) }));
        onClose();
      },
    });
  };

  return (
    <FormDialog
      title={t('appeal.title')}
      submit={t('appeal.send')}
      cancel={t('appeal.cancel')}
      isSaving={appeal.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('appeal.intro', { days: limits.appealBusinessDays })}</p>
      {appeal.isError && problem === undefined && <FormMessage kind="error">{appeal.error.message}</FormMessage>}
      <TextAreaField
        label={t('appeal.text')}
        required
        rows={5}
        maxLength={limits.appealLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={missing ? say('required') : problem}
      />
    </FormDialog>
  );
};

const Appeal = ({ appeal }: { appeal: ReliabilityAppeal }) => {
  const { t } = useTranslation('reliability');
  const { outcome, reason, decidedAt, dueAt, suspends, text } = appeal;
  return (
    <div className={styles.appeal}>
      <Badge tone={outcome === 'exempt' ? 'success' : 'neutral'}>{t(`appeal.${outcome ?? 'open'}`)}</Badge>
      <p>{t('appeal.yours', { text })}</p>
      {outcome === null ? (
        <p>{t(suspends ? 'appeal.suspended' : 'appeal.counting', { date: formatDate(dueAt) })}</p>
      ) : (
        <p>{t('appeal.decided', { date: formatDate(decidedAt ?? dueAt), reason: reason ?? '' })}</p>
      )}
    </div>
  );
};

/** What can be done about an event, or what became of it. */
export const AppealEvent = ({ line: { eventId, appealBy, appeal } }: { line: ReliabilityLine }) => {
  const { t } = useTranslation('reliability');
  const [opened, setOpened] = useState(false);
  if (appeal) return <Appeal appeal={appeal} />;
  if (appealBy === null) return null;
  return (
    <div className={styles.appealing}>
      <p>{t('appeal.by', { date: formatDate(appealBy) })}</p>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        {t('appeal.button')}
      </Button>
      {opened && <AppealDialog eventId={eventId} onClose={() => setOpened(false)} />}
    </div>
  );
};
