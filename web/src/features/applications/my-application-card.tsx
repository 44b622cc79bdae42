import { CalendarDays, DollarSign, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MyApplication } from '@shared/model/application';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { ApplicationStatusBadge } from '@/entities/applications/application-status-badge';
import { formatDate, formatPay } from '@/lib/time/format';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './applications.module.css';
import type { NextStep } from './next-step';
import { NextStepLine } from './next-step-line';

export const MyApplicationCard = ({
  application,
  step,
  heading: Heading,
}: {
  application: MyApplication;
  step: NextStep;
  heading: 'h2' | 'h3';
}) => {
  const { t } = useTranslation(['applications', 'labels/jobs']);
  const { applicationId, jobTitle, organization, location, pay, appliedAt, status, statusSince } = application;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Heading>
            <Link to={pathTo(paths.application, { applicationId })}>{jobTitle}</Link>
          </Heading>
          <p>{organization}</p>
        </div>
        <ApplicationStatusBadge status={status} side="professional" />
      </div>
      <div className={styles.facts}>
        <span>
          <MapPin size={16} aria-hidden="true" />
          {location || t('remote')}
        </span>
        {pay && (
          <span>
            <DollarSign size={16} aria-hidden="true" />
            {formatPay(pay, t)}
          </span>
        )}
        <span>
          <CalendarDays size={16} aria-hidden="true" />
          {t('mine.applied', { date: formatDate(appliedAt) })}
        </span>
      </div>
      <NextStepLine step={step} application={application} />
      {status !== 'new' && <MutedText>{t('mine.since', { date: formatDate(statusSince) })}</MutedText>}
    </article>
  );
};
