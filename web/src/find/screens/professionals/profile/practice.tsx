import type { ProfessionalView } from '@shared/people/model/professional-view';
import { Facts, MutedText, Row } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { joined } from '@/people/parts/profile/entry-labels';
import history from '@/people/parts/profile/history.module.css';
import { CredentialProof, VerifiedMark } from './credential-proof';

type Part = { profile: ProfessionalView };

export const Units = ({ profile: { units } }: Part) => (units.length === 0 ? null : <UnitList units={units} />);

const UnitList = ({ units }: Pick<ProfessionalView, 'units'>) => {
  const { t } = useTranslation(['professional-profile', 'labels/units']);
  return (
    <Card title={t('practice.units')}>
      <Facts
        items={units.map(({ unit, years, lastWorkedOn }) => ({
          label: t(`unit.${unit}`),
          value: joined(
            t('practice.years', { years }),
            lastWorkedOn && t('practice.until', { date: formatDate(lastWorkedOn) }),
          ),
        }))}
      />
    </Card>
  );
};

export const Certifications = ({ profile }: Part) =>
  profile.certifications.length === 0 ? null : <CertificationList profile={profile} />;

const CertificationList = ({ profile }: Part) => {
  const { t } = useTranslation(['professional-profile', 'labels/certifications']);
  const verified = new Set<string>(profile.badges.map(({ credentialId }) => credentialId));
  return (
    <Card title={t('practice.certifications')}>
      <ul className={history.entries} role="list">
        {profile.certifications.map((held) => (
          <li key={held.id} className={history.entry}>
            <Row gap="s">
              <h3>{certificationName(held, t)}</h3>
              {verified.has(held.id) && <VerifiedMark />}
            </Row>
            {held.issuer !== '' && <p>{held.issuer}</p>}
            <div className={history.entryFacts}>
              <Facts
                items={[
                  { label: t('licenses.number'), value: held.number },
                  { label: t('licenses.issued'), value: held.issuedOn && formatDate(held.issuedOn) },
                  { label: t('licenses.expires'), value: held.expiresOn && formatDate(held.expiresOn) },
                ]}
              />
            </div>
            <CredentialProof profile={profile} credentialId={held.id} />
          </li>
        ))}
      </ul>
      {profile.certifications.some(({ id }) => !verified.has(id)) && <MutedText>{t('practice.unchecked')}</MutedText>}
    </Card>
  );
};
