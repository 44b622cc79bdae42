import { useQuery } from '@tanstack/react-query';
import { FileCheck, HeartPulse, Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { limits } from '@shared/limits';
import { professionLost, professionsOf } from '@shared/people/rules/other-professions';
import type { HeldCertification, MyProfile } from '@shared/people/model/professional';
import { npiItem, profileSection } from '@shared/people/model/profile-vocabulary';
import { paths } from '@shared/paths';
import { credentialsQuery } from '@/people/parts/credentials/credential-queries';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { Columns, MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Attention } from './attention';
import { CertificationCard } from './certification-card';
import { LicenseCard, NpiCard } from './credential-card';
import { byExpiry, isEntered } from './wallet-entries';

const CertificationDialog = lazy(() =>
  import('./certification-dialog').then((module) => ({ default: module.CertificationDialog })),
);

export const WalletView = () => {
  const { t } = useTranslation(['wallet', 'credentials']);
  const profile = useQuery(myProfileQuery());
  return (
    <QueryGate query={profile} loading={t('loading')} rows={4}>
      {(data) => <Wallet profile={data} />}
    </QueryGate>
  );
};

type Part = { profile: MyProfile };

const Wallet = ({ profile }: Part) => {
  const { data: cases = [] } = useQuery(credentialsQuery());
  const [edited, setEdited] = useState<HeldCertification | 'new' | null>(null);
  return (
    <Columns count="main" gap="l">
      <Stack gap="l">
        <Attention profile={profile} cases={cases} />
        <Certifications profile={profile} onEdit={setEdited} />
        <Licenses profile={profile} />
      </Stack>
      <Stack gap="l">
        <WhoSees />
        <LinkedPage of="evidence" to={paths.evidence} icon={<FileCheck size={18} aria-hidden="true" />} />
        <LinkedPage of="health" to={paths.healthFile} icon={<HeartPulse size={18} aria-hidden="true" />} />
      </Stack>
      {edited && (
        <Suspense fallback={null}>
          <CertificationDialog
            certification={edited === 'new' ? null : edited}
            professions={professionsOf(profile)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Columns>
  );
};

const Certifications = ({ profile, onEdit }: Part & { onEdit: (it: HeldCertification | 'new') => void }) => {
  const { t } = useTranslation('wallet');
  const { certifications, submittedAt } = profile;
  const lostWith = ({ id }: HeldCertification) =>
    professionLost(profile, { ...profile, certifications: certifications.filter((it) => it.id !== id) })?.profession;
  const isFull = certifications.length >= limits.certificationsPerProfile;
  const add = (
    <Button
      size="small"
      leftIcon={<Plus size={18} aria-hidden="true" />}
      disabled={isFull}
      onClick={() => onEdit('new')}
    >
      {t('certifications.add')}
    </Button>
  );
  return (
    <Card title={t('certifications.title')} actions={certifications.length > 0 && add}>
      {certifications.length === 0 ? (
        <EmptyState
          illustration="clipboard"
          title={t('certifications.none.title')}
          text={t('certifications.none.text')}
          action={add}
        />
      ) : (
        <Stack as="ul" gap="m">
          {certifications.toSorted(byExpiry).map((held) => (
            <CertificationCard
              key={held.id}
              certification={held}
              profession={lostWith(held)}
              isSubmitted={submittedAt !== null}
              onEdit={() => onEdit(held)}
            />
          ))}
        </Stack>
      )}
      {isFull && <MutedText>{t('certifications.full', { max: limits.certificationsPerProfile })}</MutedText>}
    </Card>
  );
};

const Licenses = ({ profile }: Part) => {
  const { t } = useTranslation('wallet');
  const { licenses, npiNumber, submittedAt } = profile;
  const entered = licenses.filter(isEntered);
  const isSubmitted = submittedAt !== null;
  return (
    <Card
      title={t('licenses.title')}
      actions={
        <ButtonLink to={`${paths.editProfile}#${profileSection('licenses')}`} variant="secondary" size="small">
          {t('licenses.edit')}
        </ButtonLink>
      }
    >
      {entered.length === 0 && npiNumber === '' ? (
        <MutedText>{t('licenses.none')}</MutedText>
      ) : (
        <Stack as="ul" gap="m">
          {entered.map((license) => (
            <LicenseCard key={license.id} license={license} isSubmitted={isSubmitted} />
          ))}
          {npiNumber !== '' && <NpiCard key={npiItem} number={npiNumber} isSubmitted={isSubmitted} />}
        </Stack>
      )}
    </Card>
  );
};

const WhoSees = () => {
  const { t } = useTranslation('wallet');
  return (
    <Card title={t('who.title')} tone="sunken">
      <Stack gap="s">
        <p>{t('who.before')}</p>
        <p>{t('who.after')}</p>
      </Stack>
    </Card>
  );
};

type LinkedProps = { of: 'evidence' | 'health'; to: string; icon: ReactNode };

const LinkedPage = ({ of, to, icon }: LinkedProps) => {
  const { t } = useTranslation('wallet');
  return (
    <Card title={t(`${of}.title`)} tone="sunken">
      <Stack gap="s">
        <p>{t(`${of}.text`)}</p>
        <div>
          <ButtonLink to={to} variant="secondary" size="small" leftIcon={icon}>
            {t(`${of}.open`)}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
};
