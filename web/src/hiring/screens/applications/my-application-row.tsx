import { Ellipsis, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nextStatuses } from '@shared/hiring/rules/application-status';
import type { MyApplication } from '@shared/hiring/model/application';
import { paths, pathTo } from '@shared/paths';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { SwipeAction, SwipeRow } from '@/components/swipe/swipe-row';
import { Menu } from '@/components/ui/menu';
import { ApplicationStatusBadge } from '@/hiring/parts/applications/application-status-badge';
import { formatDate, formatPay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './applications.module.css';
import type { NextStep } from './next-step';
import { NextStepLine } from './next-step-line';
import { WithdrawDialog } from './withdraw-dialog';

type Props = { application: MyApplication; step: NextStep };

/** Current status and next step. Swiping reveals the withdrawal, which is also in the menu. */
export const MyApplicationRow = ({ application, step }: Props) => {
  const { t } = useTranslation(['applications', 'labels/jobs']);
  const [withdraws, setWithdraws] = useState(false);
  const { applicationId, jobId, jobTitle, organizationId, organization, location, pay, appliedAt, status } =
    application;
  const mayWithdraw = nextStatuses(status, 'professional').includes('withdrawn');
  const ask = () => setWithdraws(true);
  const row = (
    <article className={styles.row}>
      <span className={styles.mark}>
        <OrganizationMark id={organizationId} name={organization} url={null} size={40} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={pathTo(paths.application, { applicationId })}>
            {jobTitle}
          </Link>
        </h2>
        <p className={styles.place}>
          <span>{organization}</span>
          <span>{location || t('remote')}</span>
        </p>
        <p className={styles.place}>
          {pay && <b>{formatPay(pay, t)}</b>}
          <span>{t('mine.applied', { date: formatDate(appliedAt, ownZone()) })}</span>
        </p>
      </div>
      <div className={styles.stage}>
        <ApplicationStatusBadge status={status} side="professional" />
      </div>
      <div className={styles.menu}>
        <Menu
          align="end"
          trigger={<Ellipsis size={20} aria-hidden="true" />}
          triggerClassName={styles.more}
          triggerLabel={t('mine.more', { title: jobTitle })}
          items={[
            { key: 'job', label: t('detail.job'), to: pathTo(paths.jobDetail, { jobId }) },
            ...(mayWithdraw ? [{ key: 'withdraw', label: t('withdraw.button'), danger: true, onSelect: ask }] : []),
          ]}
        />
      </div>
      <NextStepLine step={step} application={application} />
    </article>
  );
  return (
    <>
      {mayWithdraw ? (
        <SwipeRow
          actions={<SwipeAction danger label={t('withdraw.short')} icon={<Undo2 size={20} />} onSelect={ask} />}
        >
          {row}
        </SwipeRow>
      ) : (
        row
      )}
      {withdraws && <WithdrawDialog application={application} onClose={() => setWithdraws(false)} />}
    </>
  );
};
