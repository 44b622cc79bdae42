import { useTranslation } from '@/lib/i18n/i18n';
import type { TeamOrganization } from '@shared/organizations/model/organization';
import { PhoneLink } from '@/components/phone-number';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, Facts, MutedText, Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { headquartersLines } from './company-values';
import styles from './organization.module.css';

type Props = { organization: TeamOrganization };

export const CompanySummary = ({ organization }: Props) => {
  const { t } = useTranslation('organization');
  return (
    <Stack gap="l">
      <MutedText>{t('readOnly')}</MutedText>
      <About organization={organization} />
      <Columns gap="l">
        <Reach organization={organization} />
        <Addresses organization={organization} />
      </Columns>
    </Stack>
  );
};

const Chips = ({ label, values }: { label: string; values: readonly string[] }) => (
  <Stack gap="xs">
    <h3>{label}</h3>
    <ul role="list" className={styles.chips}>
      {values.map((value) => (
        <li key={value}>
          <Badge>{value}</Badge>
        </li>
      ))}
    </ul>
  </Stack>
);

const About = ({ organization }: Props) => {
  const { t } = useTranslation(['organization', 'labels/jobs', 'labels/posting']);
  const { company_name: name, company_size: size, specializations, benefits, founded_year: year } = organization;
  const facts = [
    organization.industry && t(`industry.${organization.industry}`),
    size && t('employees', { size }),
    year !== null && t('foundedIn', { year }),
  ].filter(Boolean);
  return (
    <Card>
      <Stack gap="l">
        <div className={styles.head}>
          <OrganizationMark id={organization.organizationId} name={name} url={organization.logo_url} size={48} />
          <div className={styles.headWords}>
            <h2>{name}</h2>
            <MutedText>{facts.join(' · ')}</MutedText>
          </div>
        </div>
        {organization.company_description && <MarkdownText text={organization.company_description} />}
        {specializations.length > 0 && (
          <Chips label={t('fields.specializations')} values={specializations.map((it) => t(`specialty.${it}`))} />
        )}
        {benefits.length > 0 && (
          <Chips label={t('fields.benefits')} values={benefits.map((it) => t(`companyBenefit.${it}`))} />
        )}
      </Stack>
    </Card>
  );
};

const Outside = ({ to }: { to: string }) => (
  <a href={to} rel="noopener noreferrer nofollow" target="_blank">
    {to}
  </a>
);

const Reach = ({ organization }: Props) => {
  const { t } = useTranslation('organization');
  const { website, email, phone, linkedin_url: linkedin } = organization;
  const person = [organization.contact_person, organization.job_title].filter(Boolean).join(', ');
  const isEmpty = !(website || email || phone || linkedin || person);
  return (
    <Card title={t('tabs.contact')}>
      {isEmpty && <MutedText>{t('nothingYet')}</MutedText>}
      <Facts
        items={[
          { label: t('fields.contact_person'), value: person },
          { label: t('fields.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
          { label: t('fields.phone'), value: phone && <PhoneLink phone={phone} /> },
          { label: t('fields.website'), value: website && <Outside to={website} /> },
          { label: t('fields.linkedin_url'), value: linkedin && <Outside to={linkedin} /> },
        ]}
      />
    </Card>
  );
};

const Addresses = ({ organization }: Props) => {
  const { t } = useTranslation('organization');
  const lines = headquartersLines(organization);
  return (
    <Card title={t('tabs.addresses')}>
      {lines.length === 0 && <MutedText>{t('nothingYet')}</MutedText>}
      <Facts
        items={[
          {
            label: t('addresses.headquarters'),
            value: lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>),
          },
        ]}
      />
    </Card>
  );
};
