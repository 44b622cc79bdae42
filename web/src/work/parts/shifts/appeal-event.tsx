import { useState } from 'react';
import { limits } from '@shared/limits';
import type { ReliabilityAppeal, ReliabilityLine } from '@shared/work/model/reliability';
import { AppealDialog, type AppealGiven } from '@/trust/parts/appeals/appeal-dialog';
import { AppealFileList } from '@/trust/parts/appeals/appeal-file-list';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './reliability.module.css';
import { useAppealEvent } from './shift-queries';

type Dialog = { line: ReliabilityLine; onClose: () => void };

const EventDialog = ({ line: { eventId, outcome }, onClose }: Dialog) => {
  const { t } = useTranslation('reliability');
  const appeal = useAppealEvent(eventId);
  const send = (given: AppealGiven) =>
    appeal.mutate(given, {
      onSuccess: ({ dueAt }) => {
        toast.success(t('appeal.sent', { date: formatDate(dueAt, ownZone()) }));
        onClose();
      },
    });
  return (
    <AppealDialog
      title={t(outcome.kind === 'no_show' ? 'appeal.objection' : 'appeal.title')}
      intro={t('appeal.intro', { days: limits.appealBusinessDays })}
      textLabel={t('appeal.text')}
      submit={t('appeal.send')}
      cancel={t('appeal.cancel')}
      isSaving={appeal.isPending}
      error={appeal.error}
      onSend={send}
      onClose={onClose}
    />
  );
};

const Appeal = ({ appeal }: { appeal: ReliabilityAppeal }) => {
  const { t } = useTranslation('reliability');
  const { caseId, outcome, reason, decidedAt, dueAt, suspends, text, files } = appeal;
  return (
    <div className={styles.appeal}>
      <Badge tone={outcome === 'exempt' ? 'success' : 'neutral'}>{t(`appeal.${outcome ?? 'open'}`)}</Badge>
      <p>{t('appeal.yours', { text })}</p>
      <AppealFileList caseId={caseId} files={files} />
      {outcome === null ? (
        <p>{t(suspends ? 'appeal.suspended' : 'appeal.counting', { date: formatDate(dueAt, ownZone()) })}</p>
      ) : (
        <p>{t('appeal.decided', { date: formatDate(decidedAt ?? dueAt), reason: reason ?? '' })}</p>
      )}
    </div>
  );
};

/** The actions for an event, or their outcome. People reported as absent may object. */
export const AppealEvent = ({ line }: { line: ReliabilityLine }) => {
  const { t } = useTranslation('reliability');
  const [opened, setOpened] = useState(false);
  const { appealBy, appeal, outcome } = line;
  if (appeal) return <Appeal appeal={appeal} />;
  if (appealBy === null) return null;
  const isAbsence = outcome.kind === 'no_show';
  return (
    <div className={styles.appealing}>
      <p>{t(isAbsence ? 'appeal.objectBy' : 'appeal.by', { date: formatDate(appealBy) })}</p>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        {t(isAbsence ? 'appeal.objection' : 'appeal.button')}
      </Button>
      {opened && <EventDialog line={line} onClose={() => setOpened(false)} />}
    </div>
  );
};
