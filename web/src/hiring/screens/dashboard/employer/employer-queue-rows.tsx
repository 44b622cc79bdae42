import {
  CalendarClock,
  CalendarX,
  ClipboardCheck,
  ClockAlert,
  Hourglass,
  MessageSquare,
  ShieldCheck,
  Users,
  Video,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { EmployerQueueRow, QueueFace, QueueInterview } from '@shared/hiring/model/work-queue';
import { interviewPath, messagesView, paths, pathTo, timesheetAddress, timesheetsView } from '@shared/paths';
import { formatList } from '@shared/text/formats';
import { titleOf } from '@/hiring/parts/interviews/interview-labels';
import { Face } from '@/components/faces/face';
import { ButtonLink } from '@/components/ui/base/button-link';
import { itemCatalogs, itemName } from '@/people/parts/compliance/item-name';
import { payOf } from '@/hiring/parts/offers/offer-labels';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { formatDate, formatMoney, formatMonthDay } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { QueueRow, Tile, When } from '../home-parts';
import { placeClock } from '@/lib/time/place-time';
import styles from '../home.module.css';
import { PeopleLateRow, ShiftsToApproveRow, SlotsOpenRow } from './coverage-rows';
import { soonOf, startIn, useStarts, weekRange } from '../queue-texts';

type Row<K extends EmployerQueueRow['kind']> = Extract<EmployerQueueRow, { kind: K }>;
type Props<K extends EmployerQueueRow['kind']> = { row: Row<K>; now: number };

const PersonFace = ({ person, size }: { person: QueueFace; size: number }) => (
  <Face id={person.userId} name={person.name} url={person.photo_url} size={size} />
);

/** Join button while the room is open; before that, and for other kinds, a link to its page. */
export const InterviewAction = ({ interview, now }: { interview: QueueInterview; now: number }) => {
  const { t } = useTranslation('home');
  const { interviewId, type, startsAt } = interview;
  const opens = Date.parse(startsAt) - limits.callOpensMinutes * 60_000;
  return type === 'video' && now >= opens ? (
    <ButtonLink
      size="small"
      leftIcon={<Video size={16} aria-hidden="true" />}
      to={pathTo(paths.joinInterview, { interviewId })}
    >
      {t('queue.join')}
    </ButtonLink>
  ) : (
    <ButtonLink size="small" variant="secondary" to={interviewPath(interviewId)}>
      {t('queue.details')}
    </ButtonLink>
  );
};

const InterviewRow = ({ row: { interview }, now }: Props<'interview'>) => {
  const { t } = useTranslation('home');
  const starts = useStarts()(interview.startsAt, now);
  const { professional, team } = interview;
  const people = team.length === 0 ? null : t('queue.with', { names: formatList(team, language) });
  return (
    <QueueRow
      leading={<PersonFace person={professional} size={36} />}
      title={t('queue.interview', {
        name: knownName(professional.name),
        time: placeClock(interview.startsAt, interview.timeZone),
      })}
      text={[starts.text, titleOf(interview), people].filter(Boolean).join(' · ')}
      isNow={starts.isNow}
      action={<InterviewAction interview={interview} now={now} />}
    />
  );
};

const NewApplicantsRow = ({ row: { count, jobs, faces } }: Props<'new_applicants'>) => {
  const { t } = useTranslation('home');
  const others = count - jobs.reduce((sum, job) => sum + job.count, 0);
  const lines = jobs.map((job) => t('queue.forJob', { count: job.count, title: job.title || t('untitled') }));
  return (
    <QueueRow
      leading={<Tile icon={Users} stage="new" />}
      title={t('queue.newApplicants', { count })}
      text={[...lines, others > 0 && lines.length > 0 && t('queue.forOthers', { count: others })]
        .filter(Boolean)
        .join(' · ')}
      beside={
        faces.length > 0 && (
          <span className={styles.faces}>
            {faces.map((face) => (
              <PersonFace key={face.userId} person={face} size={26} />
            ))}
          </span>
        )
      }
      action={
        <ButtonLink size="small" variant="secondary" to={`${paths.applications}?status=new`}>
          {t('queue.review')}
        </ButtonLink>
      }
    />
  );
};

const AnswersMissedRow = ({ row: { jobId, title, count, on, stage } }: Props<'answers_missed'>) => {
  const { t } = useTranslation('home');
  return (
    <QueueRow
      leading={<Tile icon={ClockAlert} />}
      title={t('queue.answersMissed', { count, title: title || t('untitled') })}
      text={t('queue.answersPromised', { stage, day: formatMonthDay(on) })}
      action={
        <ButtonLink size="small" variant="secondary" to={pathTo(paths.jobApplications, { jobId })}>
          {t('queue.answer')}
        </ButtonLink>
      }
    />
  );
};

const AnotherTimeRow = ({ row }: Props<'another_time'>) => {
  const { t } = useTranslation('home');
  const { interviewId, professional, slots, timeZone } = row;
  const times = slots.map((slot) => startIn(slot, timeZone));
  const zone = zoneAbbreviation(timeZone, row.due);
  return (
    <QueueRow
      leading={<Tile icon={CalendarClock} stage="interview_scheduled" />}
      title={t('queue.anotherTime', { name: knownName(professional.name) })}
      text={`${titleOf(row)} · ${t('queue.suggests', { times: formatList(times, language), zone })}`}
      action={
        <ButtonLink size="small" variant="secondary" to={interviewPath(interviewId)}>
          {t('queue.chooseTime')}
        </ButtonLink>
      }
    />
  );
};

const OfferRow = ({ row }: Props<'offer_expiring'>) => {
  const { t } = useTranslation(['home', 'labels/jobs']);
  const { applicationId, professional, jobTitle, pay, expiresOn } = row;
  return (
    <QueueRow
      leading={<Tile icon={Hourglass} stage="offered" />}
      title={t('queue.offerExpires', { name: knownName(professional.name), ...soonOf(expiresOn) })}
      text={`${jobTitle} · ${payOf(pay, t)}`}
      beside={<When>{formatMonthDay(expiresOn)}</When>}
      action={
        <ButtonLink size="small" variant="secondary" to={pathTo(paths.application, { applicationId })}>
          {t('queue.followUp')}
        </ButtonLink>
      }
    />
  );
};

const toApprove = `${paths.timesheets}?${timesheetsView.status}=submitted`;

const Weeks = ({ row: { weeks, count, isMore, total } }: Pick<Props<'weeks_submitted'>, 'row'>) => {
  const { t } = useTranslation('home');
  const rest = count - weeks.length;
  const restCents = (total?.cents ?? 0) - weeks.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <ul className={styles.more}>
      {weeks.map(({ placementId, weekStartsOn, professional, jobTitle, minutes, cents, currency }) => (
        <li key={`${placementId} ${weekStartsOn}`} className={styles.week}>
          <PersonFace person={professional} size={22} />
          <Link to={timesheetAddress(placementId, weekStartsOn)} className={styles.cut}>
            {knownName(professional.name)}
          </Link>
          <span className={`${styles.soft} ${styles.cut}`}>{jobTitle}</span>
          <span className={styles.soft}>{weekRange(weekStartsOn)}</span>
          <span className={styles.soft}>{formatHours(minutes)}</span>
          <b>{formatMoney(cents, currency)}</b>
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.rest}>
          <Link to={toApprove} className={styles.link}>
            {isMore
              ? t('queue.allWeeks')
              : total
                ? t('queue.moreWeeksSum', { count: rest, sum: formatMoney(restCents, total.currency) })
                : t('queue.moreWeeks', { count: rest })}
          </Link>
        </li>
      )}
    </ul>
  );
};

const WeeksRow = ({ row }: Props<'weeks_submitted'>) => {
  const { t } = useTranslation('home');
  const { count, isMore, total, firstWeek, lastWeek } = row;
  return (
    <QueueRow
      leading={<Tile icon={ClipboardCheck} />}
      title={
        <>
          {t(isMore ? 'queue.weeksAtLeast' : 'queue.weeks', { count })}
          {total && !isMore && <span className={styles.soft}> · {formatMoney(total.cents, total.currency)}</span>}
        </>
      }
      text={t('queue.worked', { range: weekRange(firstWeek, lastWeek), days: limits.payDueDays })}
      action={
        <ButtonLink size="small" variant="secondary" to={toApprove}>
          {t('queue.approve')}
        </ButtonLink>
      }
      more={<Weeks row={row} />}
    />
  );
};

const LapsingRow = ({ row }: Props<'credential_lapsing'>) => {
  const { t } = useTranslation(['home', ...itemCatalogs]);
  const { placementId, professional, jobTitle, endOn, item, validUntil, others } = row;
  return (
    <QueueRow
      leading={<Tile icon={ShieldCheck} />}
      title={t('queue.lapses', { name: knownName(professional.name), item: itemName(item, t), ...soonOf(validUntil) })}
      text={[
        jobTitle,
        endOn !== null && t('queue.placedUntil', { day: formatDate(endOn) }),
        others > 0 && t('queue.otherItems', { count: others }),
      ]
        .filter(Boolean)
        .join(' · ')}
      action={
        <ButtonLink size="small" variant="secondary" to={pathTo(paths.placement, { placementId })}>
          {t('queue.openPlacement')}
        </ButtonLink>
      }
    />
  );
};

const ClosingRow = ({ row: { jobId, title, closesOn, applications } }: Props<'job_closing'>) => {
  const { t } = useTranslation('home');
  return (
    <QueueRow
      leading={<Tile icon={CalendarX} />}
      title={t('queue.closes', { title: title || t('untitled'), ...soonOf(closesOn) })}
      text={t('queue.soFar', { count: applications })}
      action={
        <ButtonLink size="small" variant="secondary" to={pathTo(paths.editJob, { jobId })}>
          {t('queue.extend')}
        </ButtonLink>
      }
    />
  );
};

export const UnreadRow = ({ row: { count, conversationId, from, excerpt } }: { row: Row<'unread'> }) => {
  const { t } = useTranslation('home');
  return (
    <QueueRow
      leading={<Tile icon={MessageSquare} />}
      title={t('queue.unread', { count })}
      text={t('queue.said', { from, excerpt })}
      action={
        <ButtonLink
          size="small"
          variant="secondary"
          to={`${paths.messages}?${messagesView.conversation}=${encodeURIComponent(conversationId)}`}
        >
          {t('queue.reply')}
        </ButtonLink>
      }
    />
  );
};

export const EmployerRow = ({ row, now }: { row: EmployerQueueRow; now: number }) => {
  switch (row.kind) {
    case 'interview':
      return <InterviewRow row={row} now={now} />;
    case 'new_applicants':
      return <NewApplicantsRow row={row} now={now} />;
    case 'answers_missed':
      return <AnswersMissedRow row={row} now={now} />;
    case 'another_time':
      return <AnotherTimeRow row={row} now={now} />;
    case 'offer_expiring':
      return <OfferRow row={row} now={now} />;
    case 'weeks_submitted':
      return <WeeksRow row={row} now={now} />;
    case 'people_late':
      return <PeopleLateRow row={row} now={now} />;
    case 'slots_open':
      return <SlotsOpenRow row={row} now={now} />;
    case 'shifts_to_approve':
      return <ShiftsToApproveRow row={row} />;
    case 'credential_lapsing':
      return <LapsingRow row={row} now={now} />;
    case 'job_closing':
      return <ClosingRow row={row} now={now} />;
    case 'unread':
      return <UnreadRow row={row} />;
  }
};

export const keyOf = (row: EmployerQueueRow): string => {
  switch (row.kind) {
    case 'interview':
      return row.interview.interviewId;
    case 'another_time':
      return row.interviewId;
    case 'offer_expiring':
      return row.offerId;
    case 'credential_lapsing':
      return row.placementId;
    case 'job_closing':
      return row.jobId;
    case 'answers_missed':
      return `${row.kind} ${row.jobId}`;
    default:
      return row.kind;
  }
};
