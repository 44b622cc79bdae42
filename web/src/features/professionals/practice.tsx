import type { ProfessionalView } from '@shared/model/professional-view';
import { Facts, MutedText } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { joined } from './entry-labels';

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

export const Certifications = ({ profile: { certifications } }: Part) =>
  certifications.length === 0 ? null : <CertificationList certifications={certifications} />;

const CertificationList = ({ certifications }: Pick<ProfessionalView, 'certifications'>) => {
  const { t } = useTranslation(['professional-profile', 'labels/certifications']);
  return (
    <Card title={t('practice.certifications')}>
      <Facts
        items={certifications.map(({ code, issuedOn, expiresOn }) => ({
          label: t(`certification.${code}`),
          value:
            joined(
              issuedOn && t('practice.issued', { date: formatDate(issuedOn) }),
              expiresOn && t('practice.expires', { date: formatDate(expiresOn) }),
            ) || t('practice.undated'),
        }))}
      />
      <MutedText>{t('practice.unchecked')}</MutedText>
    </Card>
  );
};
