import { Bell, BriefcaseMedical, Eye, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActivityType } from '@shared/model/hiring-vocabulary';
import type { Activity } from '@shared/model/professional-dashboard';
import { MutedText } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { timeLabel } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './recent-activity.module.css';

const icons: Record<ActivityType, typeof Bell> = {
  profile_view: Eye,
  application: FileText,
  job_match: BriefcaseMedical,
  news: Bell,
};

const Entry = ({ type, title, content, at, actionUrl }: Activity) => {
  const Icon = icons[type];
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p>{actionUrl ? <Link to={actionUrl}>{title}</Link> : title}</p>
        {content && <MutedText>{content}</MutedText>}
      </div>
      <MutedText as="span" className={styles.time ?? ''}>
        {timeLabel(at)}
      </MutedText>
    </li>
  );
};

export const RecentActivity = ({ activity }: { activity: readonly Activity[] }) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('activity.title')}>
      {activity.length === 0 ? (
        <MutedText>{t('activity.none')}</MutedText>
      ) : (
        <ul role="list" className={styles.list}>
          {activity.map((entry) => (
            <Entry key={`${entry.at} ${entry.title} ${entry.actionUrl}`} {...entry} />
          ))}
        </ul>
      )}
    </Card>
  );
};
