import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { MutedText, Stack } from '@/components/layout';
import { Education, Employment } from '@/people/parts/profile/history';
import { Licenses } from './licenses';
import { Certifications } from './practice';

export const ProfileExperience = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const isCut = profile.access === 'limited' || profile.access === 'unnamed';
  return (
    <Stack gap="l">
      <Employment employment={profile.employment} />
      <Education education={profile.education} />
      <Licenses profile={profile} />
      <Certifications profile={profile} />
      {isCut && <MutedText>{t('employersSeeMore')}</MutedText>}
    </Stack>
  );
};
