import { useTranslation } from '@/lib/i18n';
import type { Organization } from '@shared/model/organization';
import { Facts, Prose, Quiet, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';

/** The company profile for those of the team who do not edit it. */
export const CompanySummary = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation('organization');
  const { headquarters_city: city, headquarters_state: state, headquarters_country: country } = organization;
  return (
    <Card title={organization.company_name}>
      <Stack>
        {organization.company_description && <Prose>{organization.company_description}</Prose>}
        <Facts
          items={[
            { label: t('fields.industry'), value: organization.industry },
            {
              label: t('fields.company_size'),
              value: organization.company_size && t('employees', { size: organization.company_size }),
            },
            { label: t('sections.headquarters'), value: [city, state, country].filter(Boolean).join(', ') },
            {
              label: t('fields.website'),
              value: organization.website && (
                <a href={organization.website} rel="noopener noreferrer nofollow" target="_blank">
                  {organization.website}
                </a>
              ),
            },
            {
              label: t('fields.email'),
              value: organization.email && <a href={`mailto:${organization.email}`}>{organization.email}</a>,
            },
            { label: t('fields.phone'), value: organization.phone },
          ]}
        />
        <Quiet>{t('readOnly')}</Quiet>
      </Stack>
    </Card>
  );
};
