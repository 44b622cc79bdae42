import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { states } from '@shared/people/model/profile-vocabulary';
import { Facts, MutedText, Row } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/time/format';
import { joined } from '@/people/parts/profile/entry-labels';
import history from '@/people/parts/profile/history.module.css';
import { CredentialProof, VerifiedMark } from './credential-proof';
import styles from './profile.module.css';

export const Licenses = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'labels/profiles', 'labels/professions']);
  const verified = new Set<string>(profile.badges.map(({ credentialId }) => credentialId));
  return (
    <Card title={t('licenses.title')}>
      {profile.licenses.length === 0 && <MutedText>{t('licenses.none')}</MutedText>}
      <ul className={history.entries} role="list">
        {profile.licenses.map((license) => (
          <li key={license.id} className={history.entry}>
            <Row gap="s">
              <h3>{license.name || t(`licenseType.${license.type}`)}</h3>
              {verified.has(license.id) && <VerifiedMark />}
            </Row>
            <p>{joined(t(`licenseType.${license.type}`), license.issuingBody)}</p>
            <div className={history.entryFacts}>
              <Facts
                items={[
                  { label: t('licenses.state'), value: license.state && states[license.state] },
                  { label: t('licenses.number'), value: license.number },
                  { label: t('licenses.issued'), value: license.issueDate && formatDate(license.issueDate) },
                  { label: t('licenses.expires'), value: license.expiryDate && formatDate(license.expiryDate) },
                  {
                    label: t('licenses.reach'),
                    value: license.scope === 'single' ? null : t(`licenseScope.${license.scope}`),
                  },
                ]}
              />
            </div>
            <CredentialProof profile={profile} credentialId={license.id} />
          </li>
        ))}
      </ul>
      {profile.npiNumber && (
        <div className={styles.npi}>
          <Facts items={[{ label: t('licenses.npi'), value: profile.npiNumber }]} />
        </div>
      )}
    </Card>
  );
};
