import { Bell, BriefcaseBusiness, CalendarX, CreditCard, EyeOff, FileText, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { DeletionEffects } from '@shared/accounts/model/account-deletion';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './data-rights.module.css';

type Props = { effects: DeletionEffects; userType: Me['userType'] };
type Line = { icon: ReactNode; text: string };

const size = { size: 18, 'aria-hidden': true } as const;

/** What will happen, in chronological order. */
export const DeletionEffectsList = ({ effects, userType }: Props) => {
  const { t } = useTranslation(['data-rights', 'plans']);
  const counted = ({ count, more }: DeletionEffects['jobs']) => ({ count, more: more ? 'yes' : 'no' }) as const;
  const { plan } = effects;
  const planLines: Line[] = plan
    ? [
        {
          icon: <CreditCard {...size} />,
          text: t('effects.plan', { plan: t(`name.${plan.planId}`), date: formatDate(plan.until) }),
        },
        ...(plan.refundUntil === null
          ? []
          : [{ icon: <Undo2 {...size} />, text: t('effects.refund', { date: formatDate(plan.refundUntil) }) }]),
      ]
    : [];
  const professional: Line[] = [
    { icon: <EyeOff {...size} />, text: t('effects.profile', counted(effects.applications)) },
    ...(effects.applications.count > 0 ? [{ icon: <CalendarX {...size} />, text: t('effects.offers') }] : []),
  ];
  const employer: Line[] = [
    ...(effects.jobs.count > 0
      ? [{ icon: <BriefcaseBusiness {...size} />, text: t('effects.jobs', counted(effects.jobs)) }]
      : []),
    { icon: <CalendarX {...size} />, text: t('effects.interviews') },
  ];
  const lines: Line[] = [
    ...(userType === 'doctor' ? professional : employer),
    ...planLines,
    { icon: <Bell {...size} />, text: t(`effects.alerts.${userType}`) },
    { icon: <Undo2 {...size} />, text: t(`effects.back.${userType}`) },
    { icon: <FileText {...size} />, text: t(`effects.kept.${userType}`) },
  ];
  return (
    <ul className={styles.effects}>
      {lines.map(({ icon, text }) => (
        <li key={text}>
          {icon}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
};
