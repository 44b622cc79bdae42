import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { VerifiedCredential } from '@/people/parts/credentials/credential-badge';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { ageLabel } from '@/lib/time/format';
import { ContactLinks } from './contact';
import { rateOf, ratingOf, respondsWithin } from '../professional-labels';

const LockedContact = lazy(() => import('@/components/locked-contact').then((it) => ({ default: it.LockedContact })));

const Contact = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professionals');
  const { contact, access, displayName: name, anonymous } = profile;
  if (!contact && (access === 'limited' || anonymous)) return null;
  return (
    <Card title={t('contact.title')}>
      {contact && <ContactLinks contact={contact} />}
      {!contact && access === 'unnamed' && (
        <Suspense fallback={null}>
          <LockedContact />
        </Suspense>
      )}
      {!contact && access !== 'unnamed' && <MutedText>{t('contact.hidden', { name })}</MutedText>}
    </Card>
  );
};

const Summary = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'professionals', 'labels/jobs']);
  return (
    <Card title={t('summary.title')}>
      <Facts
        items={[
          { label: t('facts.rate'), value: rateOf(profile, t) },
          { label: t('facts.rating'), value: ratingOf(profile, t) ?? t('summary.noReviews') },
          { label: t('summary.responds'), value: respondsWithin(profile, t) },
          { label: t('summary.updated'), value: ageLabel(profile.updatedAt) },
        ]}
      />
    </Card>
  );
};

const Verified = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'professionals']);
  const { badges } = profile;
  return (
    <Card title={t('badges.title')}>
      {badges.length === 0 ? (
        <MutedText>{t('summary.nothingVerified')}</MutedText>
      ) : (
        <Stack as="ul" gap="s">
          {badges.map((badge) => (
            <li key={badge.credentialId}>
              <VerifiedCredential {...badge} />
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
};

export const ProfileAside = ({ profile }: { profile: ProfessionalView }) => (
  <Stack gap="l">
    <Contact profile={profile} />
    <Summary profile={profile} />
    <Verified profile={profile} />
    {profile.access !== 'own' && (
      <ReportLink target={{ kind: 'profile', userId: profile.userId }} seen={profile.displayName} />
    )}
  </Stack>
);
