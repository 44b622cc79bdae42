import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Interview } from '@shared/hiring/model/interview';
import { Stack } from '@/components/layout';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { InterviewForm } from './interview-form';
import { freeTimesQuery } from './interview-queries';
import { SelfSchedulingForm } from './self-scheduling-form';
import { defaultLength } from './times-draft';

const ways = ['propose', 'pick'] as const;
type Way = (typeof ways)[number];

type Props = { applicationId: string; onDone: (interview: Interview) => void };

/** Two ways to schedule, in the zone of the job's place: the team proposes times, or the candidate picks a free one. */
export const ScheduleForms = ({ applicationId, onDone }: Props) => {
  const { t } = useTranslation(['self-scheduling', 'interviews']);
  const [way, setWay] = useState<Way>('propose');
  const place = useQuery(freeTimesQuery({ to: { applicationId }, minutes: defaultLength }));
  if (place.isPending) return <ListSkeleton rows={3} label={t('loading')} />;
  const timeZone = place.data?.timeZone ?? ownZone();
  return (
    <Stack>
      <RadioCards<Way>
        label={t('way.label')}
        data={ways.map((value) => ({ value, label: t(`way.${value}`), description: t(`way.${value}Text`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'propose' ? (
        <InterviewForm to={{ applicationId }} interview={null} timeZone={timeZone} onDone={onDone} />
      ) : (
        <SelfSchedulingForm applicationId={applicationId} timeZone={timeZone} onDone={onDone} />
      )}
    </Stack>
  );
};
