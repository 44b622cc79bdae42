import { useTranslation } from '@/lib/i18n/i18n';
import type { CompanyContact, Organization } from '@shared/model/organization';
import { PhoneLink } from '@/components/phone-number';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, Facts, MutedText, Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { addressKinds, addressLines } from './company-values';
import styles from './organization.module.css';

type Props = { organization: Organization };

export const CompanySummary = ({ organization }: Props) => {
  const { t } = useTranslation('organization');
  const isLegal = organization.tax_id !== '' || organization.business_license !== '';
  return (
    <Stack gap="l">
      <MutedText>{t('readOnly')}</MutedText>
      <About organization={organization} />
      <Columns gap="l">
        <Reach organization={organization} />
        <Addresses organization={organization} />
      </Columns>
      {organization.contacts.length > 0 && <Contacts contacts={organization.contacts} />}
      {isLegal && (
        <Card title={t('tabs.legal')}>
          <Facts
            items={[
              { label: t('fields.tax_id'), value: organization.tax_id },
              { label: t('fields.business_license'), value: organization.business_license },
            ]}
          />
        </Card>
      )}
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
  const known = addressKinds
    .map((kind) => ({ kind, lines: addressLines(organization, kind) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <Card title={t('tabs.addresses')}>
      {known.length === 0 && <MutedText>{t('nothingYet')}</MutedText>}
      <Facts
        items={known.map(({ kind, lines }) => ({
          label: t(`addresses.${kind}`),
          value: lines.map((line) => <div key={line}>{line}</div>),
        }))}
      />
    </Card>
  );
};

const Contacts = ({ contacts }: { contacts: readonly CompanyContact[] }) => {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('contacts.title')}>
      <Columns as="ul">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <p className={styles.contactName}>
              {contact.name || t('contacts.unnamed')}
              {contact.is_primary && <Badge tone="success">{t('contacts.primary')}</Badge>}
            </p>
            <MutedText>{[contact.title, contact.department].filter(Boolean).join(' · ')}</MutedText>
            {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            {contact.phone && <PhoneLink phone={contact.phone} />}
          </li>
        ))}
      </Columns>
    </Card>
  );
};
