import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import Link2 from 'lucide-react/dist/esm/icons/link-2.mjs';
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import Phone from 'lucide-react/dist/esm/icons/phone.mjs';
import Video from 'lucide-react/dist/esm/icons/video.mjs';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Interview } from '@shared/hiring/model/interview';
import { interviewsView, paths, pathTo } from '@shared/paths';
import { Face } from '@/components/faces/face';
import { OrganizationMark } from '@/components/faces/organization-mark';
import { classNames } from '@/components/ui/base/class-names';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { CancelDialog } from '@/hiring/parts/interviews/cancel-dialog';
import { ownSlot, teamOf, timeOf, titleOf } from '@/hiring/parts/interviews/interview-labels';
import { isOpen, roomOf } from '@/hiring/parts/interviews/interview-state';
import { JoinButton } from '@/hiring/parts/interviews/join-button';
import { lengthOf } from '@/hiring/parts/interviews/times-draft';
import { conversationWith } from '@/messages/parts/messages/message-button';
import { isEmployer, mayWriteMessages } from '@/lib/auth/home-for';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { calendarDay, clockLines, inMinutes, shortDay, timesInWords } from './interview-times';
import { needOf, type Need } from './interview-groups';
import styles from './interviews-page.module.css';

export type RowContext = {
  me: Me;
  now: number;
  zone: string;
  /** Address that opens the interview beside the list. */
  addressOf: (interviewId: string) => string;
  openId: string | null;
};

const icons = { video: Video, phone: Phone, in_person: MapPin, external: Link2 } as const;

const When = ({ interview, dated }: { interview: Interview; dated: boolean }) => {
  const { t } = useTranslation('interviews-page');
  const { timeZone: zone } = interview;
  const slot = timeOf(interview) ?? interview.slots[0];
  if (!slot && interview.selfScheduling) {
    const { from, to } = interview.selfScheduling;
    return (
      <span className={styles.when}>
        {calendarDay(from)}
        {to !== from && <small>{t('row.to', { day: calendarDay(to) })}</small>}
      </span>
    );
  }
  if (!slot) return <span />;
  const { weekday, date } = shortDay(slot.startsAt, zone);
  const { time, rest } = clockLines(slot.startsAt, zone);
  const own = ownSlot(slot, zone);
  return (
    <time className={styles.when} dateTime={slot.startsAt} title={own ? t('yourTime', { when: own }) : undefined}>
      {dated ? weekday : time}
      <small>{dated ? date : rest}</small>
      {own && !dated && <small>{own}</small>}
    </time>
  );
};

const namesBeside = (interview: Interview, userId: string): string =>
  teamOf(interview)
    .filter((person) => person.userId !== userId)
    .map(({ name }) => name)
    .join(', ');

const How = ({ interview, userId }: { interview: Interview; userId: string }) => {
  const { t } = useTranslation(['interviews-page', 'labels/hiring']);
  const { type, place } = interview;
  const Icon = icons[type];
  const slot = timeOf(interview) ?? interview.slots[0];
  const names = namesBeside(interview, userId);
  const how = t('row.how', {
    type: t(`interviewType.${type}`),
    minutes: slot ? lengthOf(slot) : (interview.selfScheduling?.minutes ?? 0),
  });
  return (
    <p className={styles.how}>
      <Icon size={14} aria-hidden="true" />
      <span>
        {how}
        {type === 'in_person' && `\u00a0· ${place}`}
        {names !== '' && `\u00a0· ${t('row.with', { names })}`}
      </span>
    </p>
  );
};

/** The interview's history, unless it is just a confirmed time. */
const useStory = (interview: Interview, need: Need | null, { me, now }: RowContext): string | null => {
  const { t } = useTranslation('interviews-page');
  const { status, slots, selfScheduling, startsAt, reason } = interview;
  const ahead = slots.filter((slot) => Date.parse(slot.startsAt) > now);
  const times = timesInWords(ahead, interview.timeZone);
  if (need === 'unanswered') return t(selfScheduling ? 'row.noPick' : 'row.unanswered');
  if (status === 'completed') return t('row.completed');
  if (status !== 'proposed') return null;
  if (selfScheduling) {
    if (isEmployer(me)) return t('row.waiting');
    return Date.parse(selfScheduling.until) > now
      ? t('row.pickAny', { day: calendarDay(selfScheduling.to) })
      : t('row.pickOver');
  }
  if (ahead.length === 0) return t('row.allPast');
  if (need === 'choose') {
    if (!isEmployer(me)) return t('row.proposedToYou', { times });
    return reason ? t('row.askedBecause', { times, reason }) : t('row.asked', { times });
  }
  return t(startsAt === null ? 'row.proposed' : 'row.moving', { times });
};

const Actions = ({ interview, need, context }: { interview: Interview; need: Need | null; context: RowContext }) => {
  const { t } = useTranslation('interviews-page');
  const { me, now, addressOf } = context;
  const { interviewId, professional, organizer } = interview;
  const employer = isEmployer(me);
  const name = employer ? knownName(professional.name) : titleOf(interview);
  const other = employer ? professional.userId : organizer.userId;
  if (need === 'ended') {
    return (
      <div className={styles.acts}>
        <ButtonLink
          size="small"
          variant="secondary"
          to={addressOf(interviewId)}
          aria-label={t('row.finishOf', { name })}
        >
          {t('row.finish')}
        </ButtonLink>
        {interview.applicationId !== null && (
          <Link
            className={styles.quiet}
            to={`${addressOf(interviewId)}#${interviewsView.scorecard}`}
            preventScrollReset
          >
            {t('row.rate')}
          </Link>
        )}
      </div>
    );
  }
  if (need !== null) {
    const choose = need === 'choose';
    return (
      <div className={styles.acts}>
        <ButtonLink
          size="small"
          to={choose ? addressOf(interviewId) : pathTo(paths.rescheduleInterview, { interviewId })}
          aria-label={t(choose ? 'row.chooseOf' : 'row.proposeOf', { name })}
        >
          {t(choose ? 'row.choose' : 'row.propose')}
        </ButtonLink>
        {mayWriteMessages(me) && (
          <Link className={styles.quiet} to={conversationWith(other)} aria-label={t('row.messageTo', { name })}>
            {t('row.message')}
          </Link>
        )}
      </div>
    );
  }
  const room = roomOf(interview);
  const time = timeOf(interview);
  if (!room || !time || now < room.opens || now > room.closes) return null;
  const minutes = Math.ceil((Date.parse(time.startsAt) - now) / 60_000);
  return (
    <div className={styles.acts}>
      <JoinButton interview={interview} userId={me.userId} now={now} size="small" />
      <span className={styles.soon}>{minutes > 0 ? inMinutes(minutes) : t('row.started')}</span>
    </div>
  );
};

const More = ({ interview, me }: { interview: Interview; me: Me }) => {
  const { t } = useTranslation('interviews-page');
  const [isCanceling, setIsCanceling] = useState(false);
  const { interviewId, applicationId, professional, organizer } = interview;
  const employer = isEmployer(me);
  const items: MenuItem[] = [
    ...(isOpen(interview)
      ? [
          {
            key: 'move',
            label: t(employer ? 'menu.reschedule' : 'menu.suggest'),
            to: pathTo(paths.rescheduleInterview, { interviewId }),
          },
        ]
      : []),
    ...(mayWriteMessages(me)
      ? [
          {
            key: 'message',
            label: t('row.message'),
            to: conversationWith((employer ? professional : organizer).userId),
          },
        ]
      : []),
    ...(applicationId === null
      ? []
      : [{ key: 'application', label: t('menu.application'), to: pathTo(paths.application, { applicationId }) }]),
    ...(isOpen(interview)
      ? [{ key: 'cancel', label: t('menu.cancel'), danger: true, onSelect: () => setIsCanceling(true) }]
      : []),
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        triggerClassName={styles.more}
        triggerLabel={t('menu.label', { name: employer ? knownName(professional.name) : titleOf(interview) })}
        items={items}
      />
      {isCanceling && (
        <CancelDialog
          interview={interview}
          side={employer ? 'employer' : 'professional'}
          onClose={() => setIsCanceling(false)}
        />
      )}
    </>
  );
};

type Props = { interview: Interview; context: RowContext; dated: boolean };

export const InterviewRow = ({ interview, context, dated }: Props): ReactNode => {
  const { me, now, addressOf, openId } = context;
  const { interviewId, professional, organizationId, organization, status } = interview;
  const title = titleOf(interview);
  const employer = isEmployer(me);
  const need = needOf(interview, employer ? 'employer' : 'professional', now);
  const story = useStory(interview, need, context);
  return (
    <li className={classNames(styles.row, interviewId === openId && styles.on, status === 'completed' && styles.done)}>
      <When interview={interview} dated={dated} />
      {employer ? (
        <Face id={professional.userId} name={knownName(professional.name)} url={professional.photo_url} size={32} />
      ) : (
        <OrganizationMark id={organizationId} name={organization} url={null} size={32} />
      )}
      <div className={styles.what}>
        <h3>
          <Link to={addressOf(interviewId)} preventScrollReset>
            {employer ? knownName(professional.name) : title}
          </Link>
        </h3>
        <p className={styles.cut}>{employer ? title : organization}</p>
        <How interview={interview} userId={me.userId} />
        {story !== null && <p className={styles.story}>{story}</p>}
        <Actions interview={interview} need={need} context={context} />
      </div>
      <More interview={interview} me={me} />
    </li>
  );
};
