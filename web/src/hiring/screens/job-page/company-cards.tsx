import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import type { JobDetail } from '@shared/hiring/model/job';
import { conversationPath } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { Facts, MutedText, Stack } from '@/components/layout';
import { PhoneLink } from '@/components/phone-number';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { QuestionsLeft, useQuestionsLeft } from '@/money/parts/billing/questions-left';
import { conversationWithQuery } from '@/messages/parts/messages/conversation-queries';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { ReviewList } from '@/people/parts/reviews/review-list';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { EmployerLine } from './employer-line';
import styles from './job-page.module.css';

type Contact = Pick<
  JobDetail,
  'jobId' | 'applicationId' | 'askedIn' | 'recruiter' | 'recruiterId' | 'recruiterPhone' | 'contactEmails'
>;

/** A question before applying. It counts toward a limited plan, unless they work together or have written. */
const AskButton = ({ jobId, recruiterId }: { jobId: string; recruiterId: string }) => {
  const { t } = useTranslation('job-page');
  const left = useQuestionsLeft();
  const found = useQuery({ ...conversationWithQuery(recruiterId, jobId), enabled: left !== null });
  const isFree = left === null || (found.data !== undefined && found.data.question !== true);
  const limit = isFree ? undefined : { note: <QuestionsLeft left={left} />, isReached: left === 0 };
  return (
    <div>
      <MessageButton userId={recruiterId} jobId={jobId} label={t('contact.ask')} limit={limit} />
    </div>
  );
};

/** The one question about this job that the plan allows. */
const Asked = ({ conversationId }: { conversationId: string }) => {
  const { t } = useTranslation('job-page');
  return (
    <Stack gap="xs">
      <MutedText>{t('contact.asked')}</MutedText>
      <div>
        <ButtonLink to={conversationPath(conversationId)} variant="secondary">
          {t('contact.conversation')}
        </ButtonLink>
      </div>
    </Stack>
  );
};

export const ContactCard = ({ job }: { job: Contact }) => {
  const { t } = useTranslation('job-page');
  const { jobId, applicationId, askedIn, recruiter, recruiterId, recruiterPhone, contactEmails } = job;
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
        {recruiterPhone && (
          <p>
            <span className="visually-hidden">{t('contact.phone')}: </span>
            <PhoneLink phone={recruiterPhone} />
          </p>
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
        {askedIn !== null && <Asked conversationId={askedIn} />}
        {recruiterId !== null && applicationId === null && askedIn === null && (
          <AskButton jobId={jobId} recruiterId={recruiterId} />
        )}
        {recruiterId !== null && applicationId !== null && (
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
