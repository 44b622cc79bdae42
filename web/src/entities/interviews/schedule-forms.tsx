import { useState } from 'react';
import type { Interview } from '@shared/model/interview';
import { Stack } from '@/components/layout';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';
import { InterviewForm } from './interview-form';
import { SelfSchedulingForm } from './self-scheduling-form';

const ways = ['propose', 'pick'] as const;
type Way = (typeof ways)[number];

type Props = { applicationId: string; onDone: (interview: Interview) => void };

/** Two ways to a time: the team proposes some, or the candidate picks a free one. */
export const ScheduleForms = ({ applicationId, onDone }: Props) => {
  const { t } = useTranslation('self-scheduling');
  const [way, setWay] = useState<Way>('propose');
  return (
    <Stack>
      <RadioCards<Way>
        label={t('way.label')}
        data={ways.map((value) => ({ value, label: t(`way.${value}`), description: t(`way.${value}Text`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'propose' ? (
        <InterviewForm applicationId={applicationId} interview={null} onDone={onDone} />
      ) : (
        <SelfSchedulingForm applicationId={applicationId} onDone={onDone} />
      )}
    </Stack>
  );
};
