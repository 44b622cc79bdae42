import LogIn from 'lucide-react/dist/esm/icons/log-in.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { PublicJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { Columns, MutedText, Stack } from '@/components/layout';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { useSaverId } from '@/entities/jobs/saver';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import styles from './job-page.module.css';
import { publicJobQuery } from './job-page-queries';
import { About, Benefits, Details, Qualifications, Summary, Texts } from './job-parts';
import { PayPackage } from './pay-package';
import { ShareButton } from './share-button';
import { SimilarJobs } from './similar-jobs';

export const JobView = () => {
  const { jobId = '' } = useParams();
  const { t } = useTranslation('job-page');
  const { status, error } = useSession();
  const isProfessional = useSaverId() !== null;
  const { search } = useLocation();
  if (status === 'loading' && !error) return <Loading label={t('loading')} />;
  return isProfessional ? (
    <Navigate to={pathTo(paths.jobDetail, { jobId }) + search} replace />
  ) : (
    <PublicPage key={jobId} jobId={jobId} />
  );
};

const PublicPage = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-page');
  const job = useQuery(publicJobQuery(jobId));
  const title = job.data?.title ?? t('title');
  return (
    <Page
      title={title}
      width="wide"
      description={
        job.data && (
          <Link to={pathTo(paths.organization, { organizationId: job.data.organizationId })}>
            {job.data.organization}
          </Link>
        )
      }
      leading={
        job.data && (
          <OrganizationMark id={job.data.organizationId} name={job.data.organization} url={job.data.logo_url} />
        )
      }
      actions={job.data && <ShareButton job={job.data} />}
      breadcrumb={[{ label: t('browse'), to: paths.jobs }, { label: title }]}
    >
      <QueryGate
        query={job}
        loading={t('loading')}
        rows={3}
        gone={{ title: t('gone'), text: t('goneText'), action: <ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink> }}
      >
        {(data) => (
          <Stack gap="xl">
            <Columns count="main" gap="l">
              <Stack gap="l">
                <Summary job={data}>
                  <NextStep job={data} />
                </Summary>
                <Qualifications job={data} />
                <Details job={data} />
                <PayPackage job={data} />
                <Texts job={data} />
                <Benefits job={data} />
              </Stack>
              <Stack gap="l">
                <About job={data} />
                <MoreAfterSignIn job={data} />
              </Stack>
            </Columns>
            <SimilarJobs jobId={jobId} />
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

/** Links visitors to the full page, which asks them to sign in. */
const NextStep = ({ job }: { job: PublicJob }) => {
  const { t } = useTranslation(['job-page', 'notices']);
  const { me } = useSession();
  const { search } = useLocation();
  if (job.status !== 'active') return <FormMessage kind="info">{t('jobNotOpen')}</FormMessage>;
  if (me) return <MutedText>{t('employerNote')}</MutedText>;
  const detail = pathTo(paths.jobDetail, { jobId: job.jobId }) + search;
  return (
    <div className={styles.actions} data-footer-bar="">
      <ButtonLink to={withReturnPath(paths.login, detail)}>{t('signInToApply')}</ButtonLink>
      <SaveJobButton job={job} wide back={detail} />
    </div>
  );
};

const MoreAfterSignIn = ({ job }: { job: PublicJob }) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  // Signing in shows nothing more for a closed job.
  if (me || job.status !== 'active') return null;
  const detail = pathTo(paths.jobDetail, { jobId: job.jobId });
  return (
    <Card title={t('more.title')} tone="sunken">
      <Stack>
        <ul>
          {(['contact', 'match', 'company', 'save'] as const).map((it) => (
            <li key={it}>{t(`more.${it}`)}</li>
          ))}
        </ul>
        <ButtonLink
          to={withReturnPath(paths.login, detail)}
          variant="secondary"
          leftIcon={<LogIn size={18} aria-hidden="true" />}
        >
          {t('more.signIn')}
        </ButtonLink>
        <MutedText>{t('more.comesBack')}</MutedText>
        <ButtonLink to={paths.register} variant="quiet">
          {t('more.register')}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
