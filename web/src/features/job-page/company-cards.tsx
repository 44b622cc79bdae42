import { useTranslation } from '@/lib/i18n/i18n';
import type { JobDetail } from '@shared/model/job';
import { Face } from '@/components/faces/face';
import { Facts, MutedText, Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { MessageButton } from '@/entities/messages/message-button';
import { ReviewList } from '@/entities/reviews/review-list';
import { Card } from '@/components/ui/card';
import { EmployerLine } from './employer-line';
import styles from './job-page.module.css';

export const ContactCard = ({ job }: { job: Pick<JobDetail, 'recruiter' | 'recruiterId' | 'contactEmails'> }) => {
  const { t } = useTranslation('job-page');
  const { recruiter, recruiterId, contactEmails } = job;
  const name = `${recruiter.first_name} ${recruiter.last_name}`.trim();
  // A closed job names no contact.
  if (name === '' && contactEmails.length === 0) return null;
  return (
    <Card title={t('contact.title')}>
      <Stack>
        {name !== '' && (
          <div className={styles.org}>
            <Face id={recruiterId ?? name} name={name} url={recruiter.photo_url} size={36} />
            <div>
              <strong>{name}</strong>
              <MutedText>{t('contact.recruiter')}</MutedText>
            </div>
          </div>
        )}
        {contactEmails.length > 0 && (
          <Stack as="ul" gap="xs" aria-label={t('contact.email')}>
            {contactEmails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </Stack>
        )}
        {recruiterId !== null && (
          <div>
            <MessageButton userId={recruiterId} />
          </div>
        )}
      </Stack>
    </Card>
  );
};

export const CompanyCard = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation(['job-page', 'labels/jobs', 'labels/posting']);
  const { company } = job;
  return (
    <Card>
      <Stack>
        <EmployerLine job={job} />
        {company.description && <MarkdownText text={company.description} />}
        <Facts
          items={[
            { label: t('company.industry'), value: company.industry && t(`industry.${company.industry}`) },
            { label: t('company.size'), value: company.size && t('company.employees', { size: company.size }) },
            { label: t('company.founded'), value: company.founded_year },
            {
              label: t('company.specializations'),
              value: company.specializations.map((it) => t(`specialty.${it}`)).join(', '),
            },
            {
              label: t('company.benefits'),
              value: company.benefits.map((it) => t(`companyBenefit.${it}`)).join(', '),
            },
            {
              label: t('company.website'),
              value: company.website && (
                <a href={company.website} rel="noopener noreferrer nofollow" target="_blank">
                  {company.website}
                </a>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
};

export const EmployerReviewsCard = ({ job }: { job: Pick<JobDetail, 'organizationId' | 'organization'> }) => {
  const { t } = useTranslation('job-page');
  return (
    <Card title={t('company.reviews', { name: job.organization })}>
      <ReviewList of={{ organizationId: job.organizationId }} />
    </Card>
  );
};
