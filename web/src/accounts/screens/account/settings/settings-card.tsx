import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/ui/base/class-names';
import type { SettingsArea } from '@/accounts/parts/settings/settings-areas';
import { settingsIcons } from '@/accounts/parts/settings/settings-icons';
import { useTranslation } from '@/lib/i18n/i18n';
import type { AreaState } from './area-state';
import styles from './settings.module.css';

const State = ({ text, warns }: AreaState) => {
  const Icon = warns ? CircleAlert : CircleCheck;
  return (
    <span className={classNames(styles.state, warns && styles.warns)}>
      <Icon size={14} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
};

export const SettingsCard = ({ area: { name, to }, state }: { area: SettingsArea; state: AreaState | null }) => {
  const { t } = useTranslation('settings');
  const Icon = settingsIcons[name];
  return (
    <li>
      <Link to={to} className={styles.area}>
        <span className={styles.tile}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{t(`settings.areas.${name}.title`)}</span>
          <span className={classNames(styles.text, state !== null && styles.withState)}>
            {t(`settings.areas.${name}.text`)}
          </span>
          {state && <State {...state} />}
        </span>
        <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
      </Link>
    </li>
  );
};
