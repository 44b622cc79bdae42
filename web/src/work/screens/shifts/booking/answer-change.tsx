import { useState } from 'react';
import { cancellationOf } from '@shared/work/rules/cancellation/booking-cancellation';
import { sameTimes } from '@shared/work/rules/shifts/changed-terms';
import type { Booking, OwnBooking, TermsChange } from '@shared/work/model/booking';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useAnswerTerms } from '@/work/parts/shifts/shift-queries';
import {
  hoursText,
  shiftDayText,
  shiftLengthText,
  shiftNamed,
  shiftPayText,
  shiftTimeText,
} from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { zonedMoment } from '@/lib/time/zoned-moment';
import styles from '../week/week.module.css';

type Asked = { own: OwnBooking; change: TermsChange };

/** Old and new, one below the other; with the unit if it differs. Other breaks or professions have the same times. */
const OldAndNew = ({ own: { booking, shift }, change }: Asked) => {
  const { t } = useTranslation('shifts');
  const textOf = ({ terms, expectedCents }: Pick<TermsChange, 'terms' | 'expectedCents'>, unit: string): string => {
    const wall = { ...terms, timeZone: shift.timeZone };
    return [
      ...(change.place ? [unit] : []),
      `${shiftDayText(terms.day)}, ${shiftTimeText(wall)}`,
      shiftLengthText(wall),
      shiftPayText(expectedCents, booking.currency),
    ].join(' · ');
  };
  return (
    <dl className={styles.change}>
      <dt>{t('change.before')}</dt>
      <dd>{textOf(booking, shift.unit)}</dd>
      <dt>{t('change.now')}</dt>
      <dd>
        <b>{textOf(change, change.place?.unit ?? shift.unit)}</b>
      </dd>
    </dl>
  );
};

/** The effect of a no, which is also the effect of not answering. */
const IfNot = ({ own: { booking, shift }, change }: Asked) => {
  const { t } = useTranslation('shifts');
  if (booking.status !== 'confirmed') return <MutedText>{t('change.request')}</MutedText>;
  const { minutes, cents } = cancellationOf(booking, 'facility', new Date(change.askedAt));
  const paid = {
    organization: shift.organization,
    hours: hoursText(minutes),
    amount: shiftPayText(cents, booking.currency),
  };
  return (
    <MutedText>
      {t('change.by', { when: zonedMoment(change.answerBy, shift.timeZone) })}{' '}
      {cents > 0 ? t('change.declinePaid', paid) : t('change.declineFree')}
    </MutedText>
  );
};

const Answer = ({ own, change }: Asked) => {
  const { booking, shift } = own;
  const { t } = useTranslation('shifts');
  const answer = useAnswerTerms();
  const send = useSendOnce(answer);
  const [isAsked, setIsAsked] = useState(false);
  const isBooked = booking.status === 'confirmed';
  const named = shiftNamed(shift, { ...booking.terms, timeZone: shift.timeZone });
  const close = () => setIsAsked(false);
  const say = (accept: boolean) =>
    send({ shiftId: booking.shiftId, termsHash: change.termsHash, accept }, () => {
      toast.success(t(accept ? 'change.accepted' : 'change.declined'));
      close();
    });
  return (
    <Stack gap="xs">
      <div className={styles.answers}>
        <Button
          size="small"
          aria-label={t('change.acceptNamed', named)}
          loading={answer.isPending && answer.variables.accept}
          onClick={() => say(true)}
        >
          {t('change.accept')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('change.declineNamed', named)}
          disabled={answer.isPending}
          onClick={() => setIsAsked(true)}
        >
          {t('change.decline')}
        </Button>
      </div>
      {answer.error && <FormMessage kind="error">{answer.error.message}</FormMessage>}
      <ConfirmDialog
        opened={isAsked}
        title={t('change.declineTitle', named)}
        text={isBooked ? t('change.declineText') : t('change.withdrawText')}
        confirmLabel={t('change.decline')}
        loading={answer.isPending}
        onConfirm={() => say(false)}
        onClose={close}
      />
    </Stack>
  );
};

const whatChanged = (booking: Booking, change: TermsChange): 'unit' | 'terms' | 'times' => {
  if (!sameTimes(booking, change)) return 'times';
  return change.place ? 'unit' : 'terms';
};

/** The facility's change of an own booking or request, until it is answered. */
export const AnswerChange = ({ own, change }: Asked) => {
  const { t } = useTranslation('shifts');
  const { booking, shift } = own;
  return (
    <Stack gap="xs">
      <FormMessage kind="info">
        {t(`change.${whatChanged(booking, change)}`, { organization: shift.organization })}
      </FormMessage>
      <OldAndNew own={own} change={change} />
      <IfNot own={own} change={change} />
      <Answer own={own} change={change} />
    </Stack>
  );
};

/** Above everything else, because others wait for the answer. */
export const ChangedShifts = ({ own }: { own: readonly OwnBooking[] }) => {
  const { t } = useTranslation('shifts');
  const changed = own.flatMap((it) => (it.booking.change ? [{ own: it, change: it.booking.change }] : []));
  if (changed.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-label={t('change.title', { count: changed.length })}>
      <h2>{t('change.title', { count: changed.length })}</h2>
      <ul className={styles.days} role="list">
        {changed.map((it) => (
          <li key={it.own.booking.shiftId} className={styles.changed}>
            <h3 className={styles.changedPlace}>
              {it.own.shift.unit}, {it.own.shift.location}
            </h3>
            <AnswerChange {...it} />
          </li>
        ))}
      </ul>
    </Stack>
  );
};
