import { CalendarClock, ClipboardCheck, FileText, ListChecks, Mail, RotateCcw, ShieldCheck, Users } from 'lucide-react';
import { daysBetween } from '@shared/core/rules/calendar-days';
import { titleOf } from '@/hiring/parts/interviews/interview-labels';
import { certificationName } from '@/people/parts/credentials/credential-name';
import type { ProfessionalQueueRow } from '@shared/hiring/model/work-queue';
import { interviewPath, paths, pathTo, timesheetAddress } from '@shared/paths';
import { formatList } from '@shared/text/formats';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { ButtonLink } from '@/components/ui/base/button-link';
import { payOf } from '@/hiring/parts/offers/offer-labels';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { shortName } from '@/lib/i18n/short-name';
import { formatDate, formatMonthDay, formatShortWeekday } from '@/lib/time/format';
import { zoneAbbreviation } from '@/lib/time/time-zones';
import { today } from '@/lib/time/today';
import { InterviewAction, UnreadRow } from '../employer/employer-queue-rows';
import { placeClock } from '@/lib/time/place-time';
import { QueueRow, Tile, When } from '../home-parts';
import { soonOf, startIn, useStarts, weekRange } from '../queue-texts';

type Row<K extends ProfessionalQueueRow['kind']> = Extract<ProfessionalQueueRow, { kind: K }>;
type Of<K extends ProfessionalQueueRow['kind']> = { row: Row<K> };

const Mark = ({ row }: { row: { organizationId: string; organization: string } }) => (
  <OrganizationMark id={row.organizationId} name={row.organization} url={null} size={36} />
);

const Action = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink size="small" variant="secondary" to={to}>
    {children}
  </ButtonLink>
);

const InterviewRow = ({ row: { interview }, now }: Of<'interview'> & { now: number }) => {
  const { t } = useTranslation('home');
  const starts = useStarts()(interview.startsAt, now);
  const { organization, team } = interview;
  const people = t('queue.with', { names: formatList(team, language) });
  return (
    <QueueRow
      leading={<Mark row={interview} />}
      title={t('queue.interview', { name: organization, time: placeClock(interview.startsAt, interview.timeZone) })}
      text={[starts.text, titleOf(interview), team.length > 0 && people].filter(Boolean).join(' · ')}
      isNow={starts.isNow}
      action={<InterviewAction interview={interview} now={now} />}
    />
  );
};

const ChooseTimeRow = ({ row }: Of<'choose_time'>) => {
  const { t } = useTranslation('home');
  const { interviewId, organization, slots, timeZone } = row;
  const times = formatList(
    slots.map((slot) => startIn(slot, timeZone)),
    language,
  );
  return (
    <QueueRow
      leading={<Tile icon={CalendarClock} stage="interview_scheduled" />}
      title={t('queue.pickTime', { organization })}
      text={`${titleOf(row)} · ${slots.length > 0 ? t('queue.offersTimes', { times, zone: zoneAbbreviation(timeZone, row.due) }) : t('queue.anyTime', { day: formatDate(row.due) })}`}
      action={<Action to={interviewPath(interviewId)}>{t('queue.chooseTime')}</Action>}
    />
  );
};

const OfferRow = ({ row }: Of<'offer'>) => {
  const { t } = useTranslation(['home', 'labels/jobs']);
  const { applicationId, organization, jobTitle, pay, startOn, endOn, location, expiresOn } = row;
  const time =
    endOn === null
      ? t('queue.from', { day: formatDate(startOn) })
      : t('queue.fromTo', { start: formatDate(startOn), end: formatDate(endOn) });
  return (
    <QueueRow
      leading={<Mark row={row} />}
      title={t('queue.offer', { organization, pay: payOf(pay, t) })}
      text={[jobTitle, time, location].filter(Boolean).join(' · ')}
      beside={<When>{t('queue.expires', soonOf(expiresOn))}</When>}
      action={<Action to={pathTo(paths.application, { applicationId })}>{t('queue.reviewOffer')}</Action>}
    />
  );
};

const ReturnedRow = ({ row }: Of<'week_returned'>) => {
  const { t } = useTranslation('home');
  const { placementId, weekStartsOn, organization, reason } = row;
  return (
    <QueueRow
      leading={<Tile icon={RotateCcw} />}
      title={t('queue.returned', { range: weekRange(weekStartsOn) })}
      text={
        reason
          ? t('queue.returnedWhy', { organization, day: formatShortWeekday(reason.day), text: reason.text })
          : organization
      }
      action={<Action to={timesheetAddress(placementId, weekStartsOn)}>{t('queue.correct')}</Action>}
    />
  );
};

const SubmitRow = ({ row }: Of<'week_to_submit'>) => {
  const { t } = useTranslation('home');
  const { placementId, weekStartsOn, organization, jobTitle } = row;
  return (
    <QueueRow
      leading={<Tile icon={ClipboardCheck} />}
      title={t('queue.submit', { range: weekRange(weekStartsOn) })}
      text={`${jobTitle} · ${organization}`}
      action={<Action to={timesheetAddress(placementId, weekStartsOn)}>{t('queue.enterHours')}</Action>}
    />
  );
};

const DocumentsRow = ({ row }: Of<'documents'>) => {
  const { t } = useTranslation('home');
  const { placementId, organization, jobTitle, count, firstDueOn } = row;
  const due = { count, date: formatMonthDay(firstDueOn) };
  return (
    <QueueRow
      leading={<Tile icon={FileText} />}
      title={t('queue.documents', { count, organization })}
      text={jobTitle}
      beside={<When>{t(firstDueOn < today() ? 'queue.documentsLate' : 'queue.documentsDue', due)}</When>}
      action={
        <Action to={`${pathTo(paths.placement, { placementId })}#compliance`}>{t('queue.openCompliance')}</Action>
      }
    />
  );
};

type Credential = Row<'credential_expiring'>['credential'];

/** The short and the full name. */
const useCredentialNames = () => {
  const { t } = useTranslation(['home', 'labels/profiles', 'labels/certifications']);
  return (credential: Credential): { name: string; whole: string } => {
    if (credential.type === 'certification') {
      const whole = certificationName(credential, t);
      return { name: shortName(whole), whole };
    }
    const { license, name, state } = credential;
    const type = t(`licenseType.${license}`);
    return state === null
      ? { name: type, whole: name || type }
      : { name: t('queue.licenseOf', { state }), whole: type };
  };
};

const ExpiringRow = ({ row: { credential, expiresOn } }: Of<'credential_expiring'>) => {
  const { t } = useTranslation('home');
  const { name, whole } = useCredentialNames()(credential);
  return (
    <QueueRow
      leading={<Tile icon={ShieldCheck} />}
      title={t('queue.expiring', { name, days: Math.max(0, daysBetween(today(), expiresOn)) })}
      text={whole !== name && whole}
      beside={<When>{formatMonthDay(expiresOn)}</When>}
      action={<Action to={paths.credentials}>{t('queue.renew')}</Action>}
    />
  );
};

const InvitationsRow = ({ row }: Of<'invitations'>) => {
  const { t } = useTranslation('home');
  const { count, title, organization } = row;
  return (
    <QueueRow
      leading={count === 1 ? <Mark row={row} /> : <Tile icon={Mail} />}
      title={t('queue.invited', { count, organization })}
      text={count === 1 ? title : t('queue.newest', { title, organization })}
      action={<Action to={paths.myInvitations}>{t('queue.view')}</Action>}
    />
  );
};

const ReferencesRow = ({ row: { missing, points } }: Of<'references'>) => {
  const { t } = useTranslation('home');
  return (
    <QueueRow
      leading={<Tile icon={Users} />}
      title={t('queue.references', { count: missing })}
      text={t('queue.worth', { points })}
      action={<Action to={paths.references}>{t('queue.ask')}</Action>}
    />
  );
};

const ChecklistRow = ({ row: { checklist, points } }: Of<'checklist'>) => {
  const { t } = useTranslation(['home', 'labels/skills']);
  return (
    <QueueRow
      leading={<Tile icon={ListChecks} />}
      title={t('queue.sign')}
      text={`${t(`checklist.${checklist}`)} · ${t('queue.worth', { points })}`}
      action={<Action to={pathTo(paths.skillsChecklist, { checklist })}>{t('queue.open')}</Action>}
    />
  );
};

export const ProfessionalRow = ({ row, now }: { row: ProfessionalQueueRow; now: number }) => {
  switch (row.kind) {
    case 'interview':
      return <InterviewRow row={row} now={now} />;
    case 'choose_time':
      return <ChooseTimeRow row={row} />;
    case 'offer':
      return <OfferRow row={row} />;
    case 'week_returned':
      return <ReturnedRow row={row} />;
    case 'week_to_submit':
      return <SubmitRow row={row} />;
    case 'documents':
      return <DocumentsRow row={row} />;
    case 'credential_expiring':
      return <ExpiringRow row={row} />;
    case 'invitations':
      return <InvitationsRow row={row} />;
    case 'references':
      return <ReferencesRow row={row} />;
    case 'checklist':
      return <ChecklistRow row={row} />;
    case 'unread':
      return <UnreadRow row={row} />;
  }
};

const credentialKey = ({ credential, expiresOn }: Row<'credential_expiring'>): string =>
  `${credential.type === 'license' ? `${credential.license} ${credential.name} ${credential.state ?? ''}` : credential.code} ${expiresOn}`;

export const keyOf = (row: ProfessionalQueueRow): string => {
  switch (row.kind) {
    case 'interview':
      return row.interview.interviewId;
    case 'choose_time':
      return row.interviewId;
    case 'offer':
      return row.offerId;
    case 'documents':
      return row.placementId;
    case 'week_returned':
    case 'week_to_submit':
      return `${row.placementId} ${row.weekStartsOn}`;
    case 'credential_expiring':
      return credentialKey(row);
    default:
      return row.kind;
  }
};
