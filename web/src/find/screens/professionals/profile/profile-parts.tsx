import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { MutedText } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Tabs } from '@/components/ui/tabs';
import { MoreForEmployers } from '../more-for-employers';
import { ProfileExperience } from './profile-experience';
import { ProfileOverview } from './profile-overview';
import { ProfilePortfolio } from './profile-portfolio';
import { ProfileReviews } from './profile-reviews';
import { useReader } from './reader';

export const ProfileNotes = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'professionals']);
  const { kind } = useReader();
  const { access, anonymous } = profile;
  if (access === 'own') return <MutedText>{t('own.note')}</MutedText>;
  return (
    <>
      {anonymous && (
        <FormMessage kind="info">
          {t(`anonymous.${access !== 'full' ? 'text' : kind === 'support' ? 'support' : 'revealed'}`)}
        </FormMessage>
      )}
      {access === 'limited' && <MoreForEmployers subject={anonymous ? 'anonymous' : 'profile'} />}
    </>
  );
};

const parts = ['overview', 'experience', 'portfolio', 'reviews'] as const;
type Part = (typeof parts)[number];
const partParameter = 'tab';

export const ProfileParts = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const [search, setSearch] = useSearchParams();
  const chosen = parts.find((part) => part === search.get(partParameter)) ?? 'overview';
  const content: Record<Part, ReactNode> = {
    overview: <ProfileOverview profile={profile} />,
    experience: <ProfileExperience profile={profile} />,
    portfolio: <ProfilePortfolio profile={profile} />,
    reviews: <ProfileReviews profile={profile} />,
  };
  return (
    <Tabs<Part>
      label={t('parts')}
      tabs={parts.map((value) => ({ value, label: t(`tabs.${value}`), content: content[value] }))}
      value={chosen}
      onChange={(part) =>
        setSearch(
          (now) => {
            const next = new URLSearchParams(now);
            if (part === 'overview') next.delete(partParameter);
            else next.set(partParameter, part);
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
};
