import type { Interview } from '@shared/hiring/model/interview';
import { Facts, Prose } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { knownName } from '@/lib/i18n/former-member';
import { providerOf } from '@shared/connect/integrations/providers';
import { useTranslation } from '@/lib/i18n/i18n';
import { teamNames } from './interview-labels';

const Place = ({ type, place, meeting }: Pick<Interview, 'type' | 'place' | 'meeting'>) => {
  const { t } = useTranslation('interviews');
  if (meeting && place === '') return t('facts.linkLater', { name: providerOf(meeting).name });
  if (type === 'external')
    return (
      <a href={place} target="_blank" rel="noopener noreferrer">
        {place}
      </a>
    );
  return type === 'phone' ? <PhoneLink phone={place} /> : place;
};

export const InterviewFacts = ({ interview, isEmployer }: { interview: Interview; isEmployer: boolean }) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  const { type, place, meeting, note, status } = interview;
  const reason = interview.closedWithJob ? t('facts.filled') : interview.reason;
  return (
    <Facts
      items={[
        {
          label: t('facts.type'),
          value: meeting ? t('form.meetingIn', { name: providerOf(meeting).name }) : t(`interviewType.${type}`),
        },
        {
          label: t(`facts.place.${type}`),
          value: type !== 'video' && <Place type={type} place={place} meeting={meeting} />,
        },
        { label: t('facts.candidate'), value: isEmployer && knownName(interview.professional.name) },
        { label: isEmployer ? t('facts.team') : t('facts.with'), value: teamNames(interview) },
        { label: t('facts.note'), value: note && <Prose>{note}</Prose> },
        {
          label: status === 'cancelled' ? t('facts.cancelled') : t('facts.reason'),
          value: reason && <Prose>{reason}</Prose>,
        },
      ]}
    />
  );
};
