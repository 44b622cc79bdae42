import Bell from 'lucide-react/dist/esm/icons/bell.mjs';
import Building2 from 'lucide-react/dist/esm/icons/building-2.mjs';
import Flag from 'lucide-react/dist/esm/icons/flag.mjs';
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import ClipboardCheck from 'lucide-react/dist/esm/icons/clipboard-check.mjs';
import LayoutTemplate from 'lucide-react/dist/esm/icons/layout-template.mjs';
import LifeBuoy from 'lucide-react/dist/esm/icons/life-buoy.mjs';
import ScrollText from 'lucide-react/dist/esm/icons/scroll-text.mjs';
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import UserRound from 'lucide-react/dist/esm/icons/user-round.mjs';
import UserRoundCog from 'lucide-react/dist/esm/icons/user-round-cog.mjs';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { SettingsArea } from './settings-areas';
import styles from './settings.module.css';

const icons = {
  companyProfile: Building2,
  profile: UserRound,
  account: UserRoundCog,
  notifications: Bell,
  privacy: ShieldCheck,
  team: Users,
  audit: ScrollText,
  facilityLists: ClipboardCheck,
  messageTemplates: LayoutTemplate,
  reports: Flag,
  help: LifeBuoy,
};

export const SettingsLink = ({ name, to }: SettingsArea) => {
  const { t } = useTranslation('settings');
  const Icon = icons[name];
  return (
    <Link to={to} className={styles.area}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{t(`settings.areas.${name}.title`)}</span>
        <span className={styles.text}>{t(`settings.areas.${name}.text`)}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className={styles.arrow} />
    </Link>
  );
};
