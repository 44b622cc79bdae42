import { useTranslation } from '@/lib/i18n/i18n';
import { useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { withReturnPath } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { SaveLink, SaveToggle } from './save-button';
import { keepJobToSave } from './job-to-save';
import { savedJobs } from './saved-jobs';
import { useSaverId } from './saver';

type Props = {
  job: { jobId: string; title: string };
  wide?: boolean;
  saved?: boolean;
  back?: string;
};

/** A job's heart button. Hidden from employers; visitors sign in first and return here, where it is saved. */
export const SaveJobButton = ({ job, wide, saved, back }: Props) => {
  const { t } = useTranslation('marketplace');
  const { status } = useSession();
  const saver = useSaverId();
  const { pathname, search } = useLocation();
  const { title } = job;
  if (status === 'signedOut' || status === 'incomplete') {
    const to = withReturnPath(paths.login, back ?? pathname + search);
    const keep = () => keepJobToSave(job.jobId);
    return <SaveLink to={to} label={t('save.signIn', { title })} wide={wide} onFollow={keep} />;
  }
  if (saver === null) return null;
  return (
    <SaveToggle
      saving={savedJobs}
      saver={saver}
      id={job.jobId}
      saved={saved}
      labels={{ save: t('save.saveJob', { title }), unsave: t('save.unsaveJob', { title }) }}
      wide={wide}
    />
  );
};
