import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/dist/esm/icons/badge-check.mjs';
import Check from 'lucide-react/dist/esm/icons/check.mjs';
import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import { Link } from 'react-router-dom';
import type { OrganizationVerification } from '@shared/organizations/model/organization-verification';
import { paths } from '@shared/paths';
import { useObstacles } from '@/money/parts/billing/use-obstacles';
import { HelpLink } from '@/trust/parts/help/help-link';
import { EmptyState } from '@/components/ui/empty-state';
import { DueClock } from '@/components/records/due-clock';
import { QueryGate } from '@/components/records/query-gate';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { DocumentWay } from './document-way';
import { DomainRecordWay } from './domain-record-way';
import { EmailNpiWay } from './email-npi-way';
import { ReadyDrafts } from './ready-drafts';
import { ReplyForm } from './reply-form';
import styles from './verification.module.css';
import { verificationQuery } from './verification-queries';

export const VerificationView = () => {
  const { t } = useTranslation('organization-verification');
  const { me } = useSession();
  const isAdmin = me?.membership?.role === 'admin';
  const query = useQuery({ ...verificationQuery(), enabled: isAdmin });
  return (
    <Page
      title={t('title')}
      width="wide"
      actions={<HelpLink article="verify-your-organization" />}
      breadcrumb={[{ label: t('settings'), to: paths.settings }, { label: t('title') }]}
    >
      {isAdmin ? (
        <QueryGate query={query} loading={t('loading')} rows={4}>
          {(found) => <Found found={found} />}
        </QueryGate>
      ) : (
        <EmptyState illustration="search" title={t('adminsOnly.title')} text={t('adminsOnly.text')} />
      )}
    </Page>
  );
};

type Props = { found: OrganizationVerification };

const Found = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  const { status, profile } = found;
  const place = [profile.city, profile.state].filter(Boolean).join(', ');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Standing found={found} />
        {status === 'needs_info' && <ReplyForm found={found} />}
        {status !== 'verified' && (
          <section>
            <h2 className={styles.heading}>
              {t('ways')} <span>{[profile.company_name, place].filter(Boolean).join(', ')}</span>
            </h2>
            <div className={styles.ways}>
              <EmailNpiWay found={found} />
              <DomainRecordWay found={found} />
              <DocumentWay found={found} />
            </div>
          </section>
        )}
        {found.history.length > 0 && <History found={found} />}
      </div>
      <aside className={styles.side}>
        <Clock found={found} />
        <MayDo found={found} />
        {found.status !== 'verified' && <ReadyDrafts />}
        <p className={styles.mark}>{t('mark')}</p>
      </aside>
    </div>
  );
};

const Standing = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  const { status, method, verifiedAt, graceUntil, held, history } = found;
  const note = history.find((step) => step.note !== '' && step.what !== 'replied')?.note;
  if (status === 'verified' && method && verifiedAt)
    return (
      <div className={styles.verified}>
        <BadgeCheck size={24} aria-hidden="true" />
        <div>
          <h2>{t('verified.title')}</h2>
          <p>{t('verified.text', { method, date: formatDate(verifiedAt, ownZone()) })}</p>
        </div>
      </div>
    );
  return (
    <>
      {graceUntil !== null && <FormMessage kind="info">{t('grace', { date: formatDate(graceUntil) })}</FormMessage>}
      {status !== 'unverified' && status !== 'verified' && (
        <FormMessage kind={status === 'pending' || status === 'needs_info' ? 'info' : 'error'}>
          <p>{t(`standing.${status}`, { held: String(held) })}</p>
          {status !== 'pending' && note && <blockquote className={styles.note}>{note}</blockquote>}
        </FormMessage>
      )}
    </>
  );
};

const Clock = ({ found: { status, submittedAt, dueAt } }: Props) => {
  const { t } = useTranslation('organization-verification');
  if (status !== 'pending' || submittedAt === null || dueAt === null) return null;
  return (
    <DueClock startedAt={submittedAt} dueAt={dueAt} about="answer">
      {t('clock')}
    </DueClock>
  );
};

const always = ['profile', 'team', 'draft', 'search'] as const;
const acts = { profile: 'editProfile', team: 'inviteTeam', draft: 'draftJobs', search: 'searchProfessionals' } as const;
const verifiedOnly = ['publish', 'names', 'write', 'export'] as const;

export const MayDo = ({ found: { status, graceUntil } }: Props) => {
  const { t } = useTranslation('organization-verification');
  const { obstacles } = useObstacles();
  if (status === 'verified' || graceUntil !== null) return null;
  const beyondPlan = always.filter((what) => obstacles(acts[what]).includes('plan'));
  return (
    <Card title={t('until')}>
      <ul className={styles.may} role="list">
        {always
          .filter((what) => !beyondPlan.includes(what))
          .map((what) => (
            <li key={what}>
              <Check size={16} aria-hidden="true" />
              {t(`may.${what}`)}
            </li>
          ))}
      </ul>
      <ul className={styles.mayNot} role="list" aria-label={t('notYet')}>
        {verifiedOnly.map((what) => (
          <li key={what}>
            <Lock size={16} aria-hidden="true" />
            {t(`mayNot.${what}`)}
          </li>
        ))}
        {beyondPlan.map((what) => (
          <li key={what}>
            <Lock size={16} aria-hidden="true" />
            <span>
              {t(`may.${what}`)} <Link to={paths.billing}>{t('withPlan')}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const History = ({ found }: Props) => {
  const { t } = useTranslation('organization-verification');
  return (
    <section>
      <h2 className={styles.heading}>{t('history')}</h2>
      <Card>
        <Timeline>
          {found.history.map((step) => (
            <TimelineStep
              key={`${step.at} ${step.what}`}
              what={t(`step.${step.what}`)}
              at={step.at}
              when={formatDateTime(step.at, ownZone())}
            >
              {step.note !== '' && <p>{step.note}</p>}
            </TimelineStep>
          ))}
        </Timeline>
      </Card>
    </section>
  );
};
