import Heart from 'lucide-react/dist/esm/icons/heart.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { classNames } from '@/components/ui/base/class-names';
import styles from './save-button.module.css';
import { useIsSaved, useSaveToggle, type Saving } from './saved-ids';

const Icon = ({ filled = false }: { filled?: boolean }) => (
  <Heart size={20} aria-hidden="true" fill={filled ? 'currentColor' : 'none'} />
);

type Look = {
  wide?: boolean | undefined;
};

type LinkProps = Look & { to: string; label: string; onFollow?: () => void };

export const SaveLink = ({ to, label, wide, onFollow }: LinkProps) => {
  const { t } = useTranslation('marketplace');
  return wide ? (
    <ButtonLink to={to} variant="secondary" leftIcon={<Icon />} aria-label={label} onClick={onFollow}>
      {t('save.save')}
    </ButtonLink>
  ) : (
    <Link to={to} className={styles.heart} aria-label={label} title={t('save.save')} onClick={onFollow}>
      <Icon />
    </Link>
  );
};

type ToggleProps = Look & {
  saving: Saving;
  saver: string;
  id: string;
  /** Initial state until the IDs are loaded. */
  saved?: boolean | undefined;
  labels: { save: string; unsave: string };
};

export const SaveToggle = ({ saving, saver, id, saved: known, labels, wide }: ToggleProps) => {
  const { t } = useTranslation('marketplace');
  const saved = useIsSaved(saving, saver, id, known);
  const change = useSaveToggle(saving);
  const toggle = () => change({ id, saved: !saved });
  const word = t(saved ? 'save.saved' : 'save.save');
  return wide ? (
    <Button variant="secondary" leftIcon={<Icon filled={saved} />} onClick={toggle}>
      {word}
    </Button>
  ) : (
    <button
      type="button"
      className={classNames(styles.heart, saved && styles.saved)}
      aria-label={saved ? labels.unsave : labels.save}
      title={word}
      onClick={toggle}
    >
      <Icon filled={saved} />
    </button>
  );
};
