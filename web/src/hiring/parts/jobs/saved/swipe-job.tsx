import EyeOff from 'lucide-react/dist/esm/icons/eye-off.mjs';
import Heart from 'lucide-react/dist/esm/icons/heart.mjs';
import { Suspense, type ReactNode } from 'react';
import { SwipeAction, SwipeRow } from '@/components/swipe/swipe-row';
import { useTranslation } from '@/lib/i18n/i18n';
import { useHideJob } from './hidden-jobs';
import { useIsSaved, useSaveToggle } from './saved-ids';
import { savedJobs } from './saved-jobs';
import { useSaverId } from './saver';

type Own = { jobId: string; saver: string };

const Save = ({ jobId, saver, saved: known }: Own & { saved: boolean | undefined }) => {
  const { t } = useTranslation('marketplace');
  const saved = useIsSaved(savedJobs, saver, jobId, known);
  const save = useSaveToggle(savedJobs);
  return (
    <SwipeAction
      label={t(saved ? 'save.saved' : 'save.save')}
      icon={<Heart size={20} fill={saved ? 'currentColor' : 'none'} />}
      onSelect={() => save({ id: jobId, saved: !saved })}
    />
  );
};

const Hide = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation('job-matches');
  const { mutate } = useHideJob();
  return <SwipeAction label={t('hide')} icon={<EyeOff size={20} />} onSelect={() => mutate({ jobId, hidden: true })} />;
};

type Props = { job: { jobId: string }; saved?: boolean; mayHide?: boolean; children: ReactNode };

/** Saves or hides a job by swiping, like its heart and its menu. A toast can undo both. */
export const SwipeJob = ({ job: { jobId }, saved, mayHide = false, children }: Props) => {
  const saver = useSaverId();
  if (saver === null) return children;
  return (
    <SwipeRow
      actions={
        <Suspense fallback={null}>
          <Save jobId={jobId} saver={saver} saved={saved} />
          {mayHide && <Hide jobId={jobId} />}
        </Suspense>
      }
    >
      {children}
    </SwipeRow>
  );
};
