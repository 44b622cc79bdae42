import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { PublicOrganization } from '@shared/organizations/model/organization';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, Facts, MutedText, Stack } from '@/components/layout';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { RatingStars } from '@/components/rating-stars';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { useSaverId } from '@/hiring/parts/jobs/saved/saver';
import { planQuery } from '@/money/parts/billing/plan-queries';
import { VerifiedEmployer } from '@/hiring/parts/jobs/verified-employer';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { ReviewList } from '@/people/parts/reviews/review-list';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { pagesOf, queryOf } from '@/lib/requests/query-of';
import { OpenShifts } from './open-shifts';
import styles from './organization-page.module.css';

const organizationQuery = (organizationId: string) => queryOf('getPublicOrganization', { params: { organizationId } });
const jobsQuery = (organizationId: string) => pagesOf('listOrganizationJobs', { params: { organizationId } });

export const OrganizationPageView = () => {
  const { organizationId = '' } = useParams();
  const { t } = useTranslation(['organization-page', 'labels/posting']);
  const query = useQuery(organizationQuery(organizationId));
  const organization = query.data;
  const { me } = useSession();
  const name = organization?.company_name ?? t('title');
  return (
    <Page
      title={name}
      width="wide"
      breadcrumb={[{ label: t('jobs.all'), to: paths.jobs }, { label: name }]}
      leading={
        organization && <OrganizationMark id={organizationId} name={name} url={organization.logo_url} size={56} />
      }
      description={
        organization && (
          <div className={styles.intro}>
            <span>
              {[organization.industry && t(`industry.${organization.industry}`), townOf(organization)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <VerifiedEmployer verified={organization.verified} isLong />
            {organization.rating && (
              <RatingStars value={organization.rating.average} count={organization.rating.reviews} />
            )}
          </div>
        )
      }
    >
      <QueryGate
        query={query}
        loading={t('loading')}
        rows={4}
        gone={{
          title: t('goneTitle'),
          text: t('goneText'),
          action: <ButtonLink to={paths.jobs}>{t('jobs.all')}</ButtonLink>,
        }}
      >
        {(data) => (
          <Columns count="main" gap="xl">
            <Stack gap="xl">
              {data.company_description && (
                <Section id="about" title={t('about')}>
                  <MarkdownText text={data.company_description} />
                </Section>
              )}
              {data.photos.length > 0 && (
                <Section id="photos" title={t('photos')}>
                  <Photos photos={data.photos} />
                </Section>
              )}
              <Section id="open-jobs" title={t('jobs.title')}>
                <OpenJobs organizationId={organizationId} />
              </Section>
              {data.openShifts && (
                <Section id="open-shifts" title={t('shifts.title')}>
                  <OpenShifts shifts={data.openShifts} />
                </Section>
              )}
              <Section id="reviews" title={t('reviews.title')}>
                <Reviews organization={data} />
              </Section>
            </Stack>
            <Stack gap="l">
              {me && !isEmployer(me) && <WriteFirst organization={data} />}
              <CompanyFacts organization={data} />
              <ReportLink
                target={{ kind: 'organization', organizationId }}
                seen={data.company_name}
                organizationId={organizationId}
              />
            </Stack>
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};

const townOf = ({ headquarters_city: city, headquarters_state: state }: PublicOrganization): string =>
  [city, state].filter(Boolean).join(', ');

const Section = ({ id, title, children }: { id: string; title: string; children: React.ReactNode }) => (
  <section aria-labelledby={id}>
    <Stack gap="s">
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  </section>
);

const Photos = ({ photos }: Pick<PublicOrganization, 'photos'>) => (
  <ul role="list" className={styles.photos}>
    {photos.map(({ photoId, url, thumb_url, description }) => (
      <li key={photoId}>
        <img
          src={thumb_url}
          srcSet={`${thumb_url} 480w, ${url} 1600w`}
          sizes="(max-width: 48rem) 45vw, 16rem"
          alt={description}
          loading="lazy"
          decoding="async"
        />
      </li>
    ))}
  </ul>
);

/** Requires a plan with the feature; other readers ask about jobs. */
const WriteFirst = ({ organization: { organizationId, verified } }: { organization: PublicOrganization }) => {
  const { data } = useQuery(planQuery());
  const isIncluded =
    data?.billing === 'stripe' && data.use.some(({ feature, limit }) => feature === 'directMessages' && limit === 1);
  return isIncluded && verified ? (
    <div>
      <MessageButton userId={organizationId} />
    </div>
  ) : null;
};

const CompanyFacts = ({ organization }: { organization: PublicOrganization }) => {
  const { t } = useTranslation(['organization-page', 'labels/posting', 'labels/jobs']);
  const { industry, company_size: size, website, specializations, benefits } = organization;
  return (
    <aside className={styles.facts} aria-label={t('facts')}>
      <Facts
        items={[
          { label: t('industry'), value: industry && t(`industry.${industry}`) },
          { label: t('size'), value: size && t('employees', { size }) },
          { label: t('founded'), value: organization.founded_year },
          { label: t('headquarters'), value: townOf(organization) },
          {
            label: t('website'),
            value: website && (
              <a href={website} rel="noopener noreferrer nofollow ugc" target="_blank">
                {new URL(website).hostname}
              </a>
            ),
          },
          { label: t('specializations'), value: specializations.map((it) => t(`specialty.${it}`)).join(', ') },
          { label: t('benefits'), value: benefits.map((it) => t(`companyBenefit.${it}`)).join(', ') },
        ]}
      />
    </aside>
  );
};

const OpenJobs = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('organization-page');
  const page = useSaverId() === null ? paths.job : paths.jobDetail;
  const query = useInfiniteQuery(jobsQuery(organizationId));
  const jobs = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={3} label={t('jobs.loading')} />;
  if (query.isError && jobs.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (jobs.length === 0) return <MutedText>{t('jobs.none')}</MutedText>;
  return (
    <>
      <ul role="list" className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.jobId}>
            <JobRow job={job} to={pathTo(page, { jobId: job.jobId })} action={<SaveJobButton job={job} />} />
          </li>
        ))}
      </ul>
      <NextPage query={query} />
    </>
  );
};

/** Visitors see the average; members also the texts. */
const Reviews = ({ organization: { organizationId, rating } }: { organization: PublicOrganization }) => {
  const { t } = useTranslation('organization-page');
  const { status } = useSession();
  if (status === 'signedIn') return <ReviewList of={{ organizationId }} />;
  return <MutedText>{t(rating ? 'reviews.signIn' : 'reviews.none')}</MutedText>;
};
