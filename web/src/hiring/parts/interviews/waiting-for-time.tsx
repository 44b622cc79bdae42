import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview } from '@shared/hiring/model/interview';
import { Facts, Stack } from '@/components/layout';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { clockRange, dayRange } from './interview-labels';

type Props = {
  interview: Interview;
  scheduling: NonNullable<Interview['selfScheduling']>;
  side: HiringSide;
  now: number;
};

/** A time that the candidate can still pick, or no longer can. */
export const WaitingForTime = ({ interview, scheduling, side, now }: Props) => {
  const { t } = useTranslation(['self-scheduling', 'interviews']);
  const { panel, mode, minutes, bufferMinutes, until } = scheduling;
  const isOver = Date.parse(until) <= now;
  const name = knownName(interview.professional.name);
  if (side === 'professional') return <p>{t('over.professional')}</p>;
  return (
    <Stack gap="s">
      <p>{isOver ? t('over.employer', { name }) : t('waiting.text', { name })}</p>
      <Facts
        items={[
          {
            label: t('waiting.range'),
            value: `${dayRange(scheduling)}, ${clockRange(scheduling)} ${zoneAbbreviation(interview.timeZone, until)}`,
          },
          { label: t('times.length'), value: t('times.minutes', { value: minutes }) },
          { label: t('form.buffer'), value: bufferMinutes > 0 && t('times.minutes', { value: bufferMinutes }) },
          { label: t('form.mode'), value: panel.length > 1 && t(`mode.${mode}`) },
        ]}
      />
    </Stack>
  );
};
