import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import styles from './verification.module.css';

type Props = {
  icon: ReactNode;
  title: string;
  text: string;
  badge?: { tone: BadgeTone; label: string } | null;
  isCurrent?: boolean;
  action?: ReactNode;
  children?: ReactNode;
};

export const Way = ({ icon, title, text, badge, isCurrent = false, action, children }: Props) => (
  <section className={styles.way} data-current={isCurrent || undefined}>
    <span className={styles.tile} aria-hidden="true">
      {icon}
    </span>
    <div>
      <h3 className={styles.wayTitle}>
        {title} {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </h3>
      <p className={styles.soft}>{text}</p>
    </div>
    {action && <div className={styles.action}>{action}</div>}
    {children && <div className={styles.sub}>{children}</div>}
  </section>
);
