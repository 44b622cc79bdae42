import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useAppearanceChoice } from '@/lib/auth/appearance-choice';
import { useColorScheme } from '@/lib/browser/color-scheme';
import styles from './header.module.css';

export const AppearanceButton = () => {
  const { t } = useTranslation('shell');
  const choose = useAppearanceChoice();
  const isDark = useColorScheme() === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={t(isDark ? 'appearance.toLight' : 'appearance.toDark')}
      onClick={() => void choose(isDark ? 'light' : 'dark').catch(() => undefined)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
};
