import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/dist/esm/icons/download.mjs';
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import { useId, type ReactNode } from 'react';
import { isBack } from '@shared/hiring/rules/application-status';
import { type OpenStage } from '@shared/core/model/vocabulary';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { paths, pathTo } from '@shared/paths';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { useIsFilled } from '@/hiring/parts/offers/offer-queries';
import { scorecardsQuery } from '@/hiring/parts/scorecards/scorecard-queries';
import { Button, buttonClass } from '@/components/ui/base/button';
import { Menu } from '@/components/ui/menu';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { leadsToTab } from '@/lib/browser/lost-focus';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { saveDownload } from '@/lib/files/save-download';
import { rowOf } from './applicant-rows';
import { nameOf } from './applicant-labels';
import styles from './drawer.module.css';
import { useExtendAnswer } from './extend-answer';
import { linksOf } from '../moves/row-menu';
import { nextStatusesOf } from '../moves/status-transitions';
import type { Moves } from '../moves/use-moves';

type Props = {
  application: ApplicationDetail;
  moves: Moves;
  inDialog?: boolean;
  /** Whether the page has another primary action. */
  isSecond?: boolean;
  /** Content between the message button and the menu. */
  children?: ReactNode;
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

/** The attached resume, or the one of the profile. */
export const useResumeDownload = ({ applicationId, resume, candidate: { userId } }: ApplicationDetail) =>
  useMutation({
    mutationFn: () =>
      resume === null
        ? api('getProfessionalResume', { params: { userId } })
        : api('getApplicationResume', { params: { applicationId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });

/** The next step, a message button, and the rest in a menu. */
export const CandidateActions = ({ application, moves, inDialog = false, isSecond = false, children }: Props) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const download = useResumeDownload(application);
  const row = rowOf(application);
  const extend = useExtendAnswer(row);
  const steps = inOrder(row.status, nextStatusesOf(row, moves.mayOffer && !application.halted));
  const first = steps.find((to) => to !== 'rejected' && !isBack(row.status, to));
  const rest = steps.filter((to) => to !== first);
  const filledId = useId();
  const isFilled = useIsFilled(row.jobId, first === 'offered' && row.status !== 'offered');
  return (
    <>
      {first && (
        <Button
          variant={isSecond ? 'secondary' : 'primary'}
          loading={moves.isMoving(row.applicationId)}
          {...(isFilled && { disabled: true, 'aria-describedby': filledId })}
          onClick={() => moves.start(row, first)}
        >
          {stepLabel(row.status, first, t)}
        </Button>
      )}
      {isFilled && (
        <p id={filledId} className={styles.filled}>
          {t('move.filled')}
        </p>
      )}
      <MessageButton userId={row.candidate.userId} />
      {children}
      <Menu
        align="end"
        inDialog={inDialog}
        trigger={<Ellipsis size={20} aria-hidden="true" />}
        triggerClassName={buttonClass({ variant: 'secondary' }, styles.more)}
        triggerLabel={t('links.label', { name: nameOf(row.candidate) })}
        items={[
          ...extend.items,
          ...rest.map((to) => ({
            key: to,
            label: stepLabel(row.status, to, t),
            danger: to === 'rejected',
            onSelect: () => moves.start(row, to),
          })),
          {
            key: 'resume',
            label: t('resume'),
            icon: <Download size={16} aria-hidden="true" />,
            onSelect: () => download.mutate(),
          },
          ...linksOf(row, t).filter(({ key }) => key !== 'message' && key !== 'interview'),
          { key: 'viewJob', label: t('links.viewJob'), to: pathTo(paths.manageJob, { jobId: row.jobId }) },
        ]}
      />
      {extend.dialog}
    </>
  );
};

/** Available from the interview on; opens the form in its tab. */
export const ScorecardButton = ({ application, onOpen }: { application: ApplicationDetail; onOpen: () => void }) => {
  const { t } = useTranslation('applicants');
  const { applicationId, status } = application;
  // Uses cached data only, because the button must not load all scorecards.
  const { data } = useQuery({ ...scorecardsQuery(applicationId), enabled: false });
  if (status !== 'interview_scheduled' && status !== 'offered') return null;
  return (
    <Button ref={leadsToTab} variant="secondary" className={styles.scorecard ?? ''} onClick={onOpen}>
      {t(data?.own.submitted ? 'links.ownScorecard' : 'links.scorecard')}
    </Button>
  );
};

/** Undo for a while after a move, also when the toast is gone. */
export const LastMove = ({ application: { applicationId, status }, moves }: Pick<Props, 'application' | 'moves'>) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const last = moves.undoOf(applicationId);
  // Undone elsewhere, or moved on.
  if (!last || last.status !== status) return null;
  return (
    <div className={styles.lastMove}>
      <span>{t('undo.moved', { status: t(`applicationStatus.${last.status}`) })}</span>
      <Button size="small" variant="quiet" onClick={last.takeBack}>
        {t('undo.label')}
      </Button>
    </div>
  );
};
