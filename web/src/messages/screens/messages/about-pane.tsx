import Building2 from 'lucide-react/dist/esm/icons/building-2.mjs';
import Video from 'lucide-react/dist/esm/icons/video.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationDetail } from '@shared/hiring/model/application';
import type { Conversation, ConversationApplication } from '@shared/messages/model/conversation';
import type { Interview } from '@shared/hiring/model/interview';
import { interviewPath, paths, pathTo } from '@shared/paths';
import {
  ApplicationStatusBadge,
  applicationStatusLabel,
  type Side,
} from '@/hiring/parts/applications/application-status-badge';
import { MatchRing } from '@/hiring/parts/applications/match-ring';
import { roleOfCorrespondent } from '@/messages/parts/messages/conversation-row';
import { FacilityPicture } from '@/components/faces/facility-picture';
import { Face } from '@/components/faces/face';
import { ButtonLink } from '@/components/ui/base/button-link';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatPay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { placeTime } from '@/lib/time/place-time';
import styles from './about.module.css';
import { SharedFiles } from './shared-files';
import type { Entry } from './thread/thread-parts';
import { nextInterview } from './thread/thread-events';
import type { Hiring } from './use-hiring';

type Props = { conversation: Conversation; hiring: Hiring; side: Side; entries: readonly Entry[]; now: number };

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

const wordsAbout = (candidate: ApplicationDetail['candidate'], years: string | null): string =>
  [candidate.title, years, candidate.location].filter(Boolean).join(' · ');

const Person = ({ conversation, hiring: { main, detail }, side }: Props) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const { with: person } = conversation;
  const candidate = side === 'employer' && person.user_type === 'doctor' ? detail?.candidate : undefined;
  const years = candidate?.experience ?? null;
  const about = candidate
    ? wordsAbout(candidate, years === null ? null : t('about.years', { count: years }))
    : roleOfCorrespondent(person, t);
  const score = side === 'employer' ? (detail?.match?.score ?? null) : null;
  return (
    <div className={styles.person}>
      <Face
        id={person.user_id}
        name={knownName(person.user_name)}
        url={person.photo_url}
        size={56}
        isOnline={person.is_online === true}
      />
      <div>
        <h2 className={styles.name}>{knownName(person.user_name)}</h2>
        {about && <p className={styles.soft}>{about}</p>}
      </div>
      {main && (
        <span className={styles.line}>
          {score !== null && <MatchRing score={score} />}
          <ApplicationStatusBadge status={main.status} side={side} />
        </span>
      )}
      <Links conversation={conversation} main={main} side={side} />
    </div>
  );
};

type LinksProps = Pick<Props, 'conversation' | 'side'> & { main: ConversationApplication | undefined };

const Links = ({ conversation: { with: person, organizationId }, main, side }: LinksProps) => {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.links}>
      {main && (
        <ButtonLink variant="secondary" size="small" to={pathTo(paths.application, main)}>
          {side === 'employer' ? t('about.candidate') : t('about.application')}
        </ButtonLink>
      )}
      {person.user_type === 'doctor' && !main && (
        <ButtonLink variant="secondary" size="small" to={pathTo(paths.doctorProfile, { userId: person.user_id })}>
          {t('viewProfile')}
        </ButtonLink>
      )}
      {side === 'professional' && (
        <ButtonLink
          variant="quiet"
          size="small"
          leftIcon={<Building2 size={16} aria-hidden="true" />}
          to={pathTo(paths.organization, { organizationId })}
        >
          {t('about.organization')}
        </ButtonLink>
      )}
    </div>
  );
};

const Job = ({
  detail,
  main,
  side,
}: {
  detail: ApplicationDetail | undefined;
  main: ConversationApplication;
  side: Side;
}) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const pay = detail?.pay ? formatPay(detail.pay, t) : null;
  return (
    <Section title={t('about.job')}>
      <Link className={styles.job} to={pathTo(side === 'employer' ? paths.manageJob : paths.jobDetail, main)}>
        <FacilityPicture id={detail?.organizationId ?? main.jobId} shift={null} shape="thumb" />
        <span>
          <strong>{main.jobTitle}</strong>
          <span className={styles.soft}>{[pay, detail?.location].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </Section>
  );
};

const NextInterview = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation(['messages', 'labels/hiring']);
  const { interviewId, startsAt, timeZone, type } = interview;
  if (startsAt === null) return null;
  return (
    <Section title={t('about.interview')}>
      <Link className={styles.interview} to={interviewPath(interviewId)}>
        <Video size={16} aria-hidden="true" />
        <span>
          <strong>{placeTime(startsAt, timeZone)}</strong>
          <span className={styles.soft}>{t(`interviewType.${type}`)}</span>
        </span>
      </Link>
    </Section>
  );
};

const Details = ({ detail }: { detail: ApplicationDetail }) => {
  const { t } = useTranslation('messages');
  const rows = [
    [t('about.asks'), detail.expectedSalary],
    [t('about.start'), detail.availableStart && formatDate(detail.availableStart)],
    [t('about.applied'), formatDate(detail.appliedAt, ownZone())],
  ].filter(([, value]) => value);
  return (
    <Section title={t('about.details')}>
      <dl className={styles.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

const Others = ({ others, side }: { others: readonly ConversationApplication[]; side: Side }) => {
  const { t } = useTranslation(['messages', 'labels/hiring']);
  return (
    <Section title={t('about.others')}>
      <ul role="list" className={styles.rows}>
        {others.map((application) => (
          <li key={application.applicationId}>
            <Link to={pathTo(paths.application, application)}>{application.jobTitle}</Link>
            <span className={styles.soft}>{applicationStatusLabel(application.status, side, t)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** The other person, and the job that this is about. */
export const AboutPane = (props: Props) => {
  const { conversation, hiring, side, entries, now } = props;
  const { t } = useTranslation('messages');
  const { main, detail, applications, interviews } = hiring;
  const next = nextInterview(interviews, now);
  const others = applications.filter((application) => application !== main);
  const isCandidate = side === 'employer' && conversation.with.user_type === 'doctor';
  return (
    <aside className={styles.about} aria-label={t('about.label')}>
      <Person {...props} />
      {next && <NextInterview interview={next} />}
      {main && <Job detail={detail} main={main} side={side} />}
      {isCandidate && detail && <Details detail={detail} />}
      {others.length > 0 && <Others others={others} side={side} />}
      <SharedFiles entries={entries} />
      <p className={styles.note}>{t('about.readers', { name: knownName(conversation.with.user_name) })}</p>
    </aside>
  );
};
