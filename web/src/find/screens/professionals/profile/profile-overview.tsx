import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { Prose, MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { AvailabilityCard } from './availability-card';
import { Licenses } from './licenses';
import { Units } from './practice';
import styles from '../professionals.module.css';

export const ProfileOverview = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const { bio, skills, availability } = profile;
  return (
    <Stack gap="l">
      {bio !== null && (
        <Card title={t('about.title')}>{bio ? <Prose>{bio}</Prose> : <MutedText>{t('about.none')}</MutedText>}</Card>
      )}
      {skills !== null && skills.length > 0 && (
        <Card title={t('skills')}>
          <ul className={styles.skills} role="list">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Card>
      )}
      <Units profile={profile} />
      {availability && <AvailabilityCard availability={availability} />}
      {bio === null && (
        <>
          <Licenses profile={profile} />
          <MutedText>{t('about.employersOnly')}</MutedText>
        </>
      )}
    </Stack>
  );
};
