import { useState } from 'react';
import { answerZone } from '@shared/hiring/rules/answer-clock';
import { mayReopen, reopensUntil } from '@shared/hiring/rules/jobs/job-reopening';
import type { ManagedJob } from '@shared/hiring/model/job';
import { MutedText, Stack } from '@/components/layout';
import { LockedButton } from '@/components/locked-button';
import { Button } from '@/components/ui/base/button';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { zoneAbbreviation, zoneWords } from '@/lib/time/time-zones';
import { ReopenDialog } from './reopen-dialog';

/** Null for a job that can't be reopened now. */
export const lastReopeningDay = (job: ManagedJob): string | null =>
  mayReopen(job, job.filledOpenings, new Date()) ? reopensUntil(job, job.filledOpenings) : null;

const LastDay = ({ job: { location, updatedAt }, day }: { job: ManagedJob; day: string }) => {
  const { t } = useTranslation('reopening');
  const zone = answerZone(location);
  const isHere = zoneAbbreviation(zone, updatedAt) === zoneAbbreviation(ownZone(), updatedAt);
  const said = { day: formatDate(day) };
  return <MutedText>{isHere ? t('until', said) : t('untilThere', { ...said, zone: zoneWords(zone) })}</MutedText>;
};

/** Shows the last day on which it's possible. Renders nothing where it isn't. */
export const ReopenButton = ({ job, className }: { job: ManagedJob; className?: string | undefined }) => {
  const { t } = useTranslation('reopening');
  const [asked, setAsked] = useState(false);
  const locked = isLocked(useSession().me);
  const day = lastReopeningDay(job);
  if (day === null) return null;
  return (
    <Stack gap="xs">
      <div className={className}>
        {locked ? (
          <LockedButton what="publish">{t('reopen')}</LockedButton>
        ) : (
          <Button onClick={() => setAsked(true)}>{t('reopen')}</Button>
        )}
      </div>
      <LastDay job={job} day={day} />
      {asked && <ReopenDialog job={job} onClose={() => setAsked(false)} />}
    </Stack>
  );
};
