import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/dist/esm/icons/download.mjs';
import type { ApplicationDetail } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { ResumeButton } from '@/components/marketplace/resume-button';
import { MessageButton } from '@/components/messaging/message-button';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { useTranslation } from '@/lib/i18n';
import { saveDownload } from '@/lib/save-download';
import { rowOf } from './applicant-rows';
import { MatchScore } from './match-score';
import { RatingField } from './rating-field';
import { Stay } from './stay';
import type { Moves } from './use-moves';
import { nextOf } from './ways';

type Props = { application: ApplicationDetail; moves: Moves };

/** Where an application stands, and what can be done with it now. */
export const ApplicantHead = ({ application, moves }: Props) => {
  const { t } = useTranslation('applicants');
  const row = rowOf(application);
  const { userId } = application.candidate;
  return (
    <Stack gap="s">
      <Row justify="between">
        <Row>
          <ApplicationStatusBadge status={row.status} side="employer" />
          <Quiet as="span">
            <Stay row={row} />
          </Quiet>
          <MatchScore match={row.match} />
        </Row>
        <RatingField application={application} />
      </Row>
      <NextSteps row={row} moves={moves} />
      <Row>
        <MessageButton userId={userId} size="small" />
        {application.resume === null ? (
          <ResumeButton userId={userId} size="small" />
        ) : (
          <SentResume applicationId={application.applicationId} fileName={application.resume.fileName} />
        )}
        <ButtonLink to={pathTo(paths.professionalProfile, { userId })} variant="secondary" size="small">
          {t('links.profile')}
        </ButtonLink>
        <ButtonLink to={pathTo(paths.manageJob, { jobId: row.jobId })} variant="quiet" size="small">
          {t('links.viewJob')}
        </ButtonLink>
      </Row>
      <p role="status" className="visually-hidden">
        {moves.said}
      </p>
    </Stack>
  );
};

const NextSteps = ({ row, moves }: { row: ReturnType<typeof rowOf>; moves: Moves }) => {
  const { t } = useTranslation('applicants');
  const next = nextOf(row.status, moves.mayOffer);
  if (next.length === 0) return null;
  return (
    <Row role="group" aria-label={t('move.label')}>
      {next.map((to, index) => (
        <Button
          key={to}
          size="small"
          variant={to === 'rejected' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
          loading={moves.isMoving(row.applicationId)}
          onClick={() => moves.start(row, to)}
        >
          {t(`move.${to}`)}
        </Button>
      ))}
    </Row>
  );
};

/** Saves the resume as it was sent; its address works for a moment only. */
const SentResume = ({ applicationId, fileName }: { applicationId: string; fileName: string }) => {
  const { t } = useTranslation('applicants');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('getApplicationResume', { params: { applicationId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      leftIcon={<Download size={18} aria-hidden="true" />}
      loading={isPending}
      title={fileName}
      onClick={() => mutate()}
    >
      {t('resume')}
    </Button>
  );
};
