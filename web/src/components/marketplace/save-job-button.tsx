import Heart from 'lucide-react/dist/esm/icons/heart.mjs';
import { useTranslation } from '@/lib/i18n';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { withReturnPath } from '@/lib/return-path';
import { useSession } from '@/lib/session';
import styles from './save-job-button.module.css';
import { useIsSaved, useSaveToggle } from './saved-jobs';
import { useSaverId } from './saver';

type Props = {
  job: { jobId: string; title: string };
  /** With words instead of the heart alone. */
  wide?: boolean;
  /** What is known before the reader's saved jobs have been read. */
  saved?: boolean;
  /** Where to come back to after signing in; this page unless told. */
  back?: string;
};

const Icon = ({ filled = false }: { filled?: boolean }) => (
  <Heart size={20} aria-hidden="true" fill={filled ? 'currentColor' : 'none'} />
);

/** Somebody who is not signed in comes back here afterwards, and can save then. */
const SignInToSave = ({ job, wide, back }: Props) => {
  const { t } = useTranslation('marketplace');
  const { pathname, search } = useLocation();
  const to = withReturnPath(paths.login, back ?? pathname + search);
  const label = t('save.signIn', { title: job.title });
  return wide ? (
    <ButtonLink to={to} variant="secondary" leftIcon={<Icon />} aria-label={label}>
      {t('save.save')}
    </ButtonLink>
  ) : (
    <Link to={to} className={styles.heart} aria-label={label} title={t('save.save')}>
      <Icon />
    </Link>
  );
};

const Toggle = ({ job, wide, saved: known }: Props) => {
  const { t } = useTranslation('marketplace');
  const saved = useIsSaved(job.jobId, known);
  const change = useSaveToggle();
  const toggle = () => change({ jobId: job.jobId, saved: !saved });
  const label = t(saved ? 'save.unsaveJob' : 'save.saveJob', { title: job.title });
  const word = t(saved ? 'save.saved' : 'save.save');
  return wide ? (
    <Button variant="secondary" leftIcon={<Icon filled={saved} />} onClick={toggle}>
      {word}
    </Button>
  ) : (
    <button
      type="button"
      className={classNames(styles.heart, saved && styles.saved)}
      aria-label={label}
      title={word}
      onClick={toggle}
    >
      <Icon filled={saved} />
    </button>
  );
};

/** The heart of a posting. Employers save no jobs. */
export const SaveJobButton = (props: Props) => {
  const { status } = useSession();
  const saver = useSaverId();
  if (status === 'signedOut' || status === 'incomplete') return <SignInToSave {...props} />;
  return saver === null ? null : <Toggle {...props} />;
};
