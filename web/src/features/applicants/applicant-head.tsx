import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { isBack, type OpenStage } from '@shared/domain/application-status';
import type { ApplicationDetail } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/entities/applications/application-status-badge';
import { ResumeButton } from '@/entities/jobs/resume-button';
import { MessageButton } from '@/entities/messages/message-button';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { saveDownload } from '@/lib/files/save-download';
import { rowOf } from './applicant-rows';
import { MatchScore } from './match-score';
import { RatingField } from './rating-field';
import { TimeInStatus } from './time-in-status';
import type { Moves } from './use-moves';
import { nextStatusesOf } from './status-transitions';

type Props = { application: ApplicationDetail; moves: Moves };

export const ApplicantHead = ({ application, moves }: Props) => {
  const { t } = useTranslation('applicants');
  const row = rowOf(application);
  const { userId } = application.candidate;
  return (
    <Stack gap="s">
      <Row justify="between">
        <Row>
          <ApplicationStatusBadge status={row.status} side="employer" />
          <MutedText as="span">
            <TimeInStatus row={row} />
          </MutedText>
          <MatchScore match={application.matchNow?.match ?? row.match} />
        </Row>
        <RatingField application={application} />
      </Row>
      <LastMove applicationId={row.applicationId} moves={moves} />
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
    </Stack>
  );
};

const LastMove = ({ applicationId, moves }: { applicationId: string; moves: Moves }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const last = moves.undoOf(applicationId);
  if (!last) return null;
  return (
    <Row justify="between">
      <MutedText as="span">{t('undo.moved', { status: t(`applicationStatus.${last.status}`) })}</MutedText>
      <Button size="small" variant="quiet" onClick={last.takeBack}>
        {t('undo.label')}
      </Button>
    </Row>
  );
};

const inOrder = (from: ApplicationStatus, next: readonly ApplicationStatus[]): ApplicationStatus[] => [
  ...next.filter((to) => !isBack(from, to)),
  ...next.filter((to) => isBack(from, to)),
];

const stepLabel = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  t: TFunction<'applicants' | 'labels/hiring'>,
): string => {
  if (from === 'rejected') return t('move.reopen');
  if (isBack(from, to)) return t('move.back', { status: t(`applicationStatus.${to}`) });
  return t(`move.${to as 'rejected' | Exclude<OpenStage, 'new'>}`);
};

const NextSteps = ({ row, moves }: { row: ReturnType<typeof rowOf>; moves: Moves }) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const next = nextStatusesOf(row, moves.mayOffer);
  if (next.length === 0) return null;
  const first = next.find((to) => !isBack(row.status, to));
  return (
    <Row role="group" aria-label={t('move.label')}>
      {inOrder(row.status, next).map((to) => (
        <Button
          key={to}
          size="small"
          variant={
            to === 'rejected' ? 'danger' : to === first ? 'primary' : isBack(row.status, to) ? 'quiet' : 'secondary'
          }
          loading={moves.isMoving(row.applicationId)}
          onClick={() => moves.start(row, to)}
        >
          {stepLabel(row.status, to, t)}
        </Button>
      ))}
    </Row>
  );
};

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
