import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { useTranslation } from '@/lib/i18n/i18n';
import { ApplicantContent, type Part } from './applicant-content';
import { applicantQuery } from './applicant-queries';
import { nameOf } from './applicant-labels';
import { CandidateActions, LastMove } from './candidate-actions';
import { CandidateHead } from './candidate-head';
import styles from './drawer.module.css';
import { MoveDialogs } from '../moves/move-dialogs';
import { RatingField } from './rating-field';
import { StageSteps } from '../board/stage-steps';
import { useLiveApplicants } from '../use-live-applicants';
import { useMoves } from '../moves/use-moves';

export const ApplicantView = () => {
  const { applicationId = '' } = useParams();
  const { t } = useTranslation('applicants');
  const query = useQuery(applicantQuery(applicationId));
  const moves = useMoves();
  const [part, setPart] = useState<Part>('overview');
  const { data } = query;
  useLiveApplicants(data?.jobId ?? null);
  const title = data ? nameOf(data.candidate) : t('detail.title');
  return (
    <Page
      title={title}
      width="wide"
      breadcrumb={[
        data
          ? { label: data.jobTitle, to: pathTo(paths.jobApplications, data) }
          : { label: t('inbox.title'), to: paths.applications },
        { label: title },
      ]}
      {...(data && {
        actions: (
          <div className={styles.buttons} role="group" aria-label={t('move.label')}>
            <CandidateActions application={data} moves={moves} />
          </div>
        ),
      })}
    >
      <QueryGate
        query={query}
        loading={t('detail.loading')}
        gone={{
          title: t('detail.goneTitle'),
          text: t('detail.goneText'),
          action: <ButtonLink to={paths.applications}>{t('detail.back')}</ButtonLink>,
        }}
      >
        {(application) => (
          <div className={styles.onPage}>
            <LastMove application={application} moves={moves} />
            <CandidateHead
              candidate={application.candidate}
              match={application.matchNow?.match ?? application.match}
              expectedSalary={application.expectedSalary}
              name={<MutedText>{t('detail.appliedFor', { jobTitle: application.jobTitle })}</MutedText>}
              rating={<RatingField application={application} />}
            />
            <StageSteps application={application} />
            <ApplicantContent application={application} moves={moves} part={part} onPart={setPart} />
          </div>
        )}
      </QueryGate>
      <MoveDialogs moves={moves} />
    </Page>
  );
};
