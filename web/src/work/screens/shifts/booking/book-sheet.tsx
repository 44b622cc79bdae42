import type { BreakRule, FoundShift, Shift } from '@shared/work/model/shifts/shift';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { formatList } from '@shared/text/formats';
import { MutedText, Prose, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FacilityMeasures } from '@/work/parts/shifts/facility-measures';
import { useBookShift } from '@/work/parts/shifts/shift-queries';
import { shiftDayText, shiftLengthText, shiftPayText, shiftTimeText } from '@/work/parts/shifts/shift-texts';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { useSendOnce } from '@/lib/requests/send-once';
import styles from './book-sheet.module.css';
import { CancelBands } from './cancel-bands';
import { Fatigue } from '../fatigue';
import { NextShifts } from '../next-shifts';
import { PayLines } from '../pay-lines';
import { reasonCatalogs, reasonTexts, stepTexts, type About } from './reason-texts';

type Props = {
  /** The shift when the sheet was opened. */
  opened: FoundShift;
  /** Why the one-tap booking failed. */
  refused: Error | null;
  /** The shift in the current feed; undefined once it is gone. */
  current: FoundShift | undefined;
  own: About['own'];
  /** Other shifts of the feed. */
  others: readonly FoundShift[];
  onOther: (found: FoundShift) => void;
  onClose: () => void;
};

const breakText = ({ meals, mealMinutes, paid }: BreakRule, t: TFunction<'shifts'>): string => {
  if (meals === 0 || mealMinutes === 0) return t('breaks.none');
  return t(paid ? 'breaks.paid' : 'breaks.unpaid', { meals, minutes: mealMinutes });
};

const Texts = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.texts} role="list">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

const Facts = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation(['shifts', 'labels/certifications']);
  const certifications = shift.requiredCertifications.map((it) => t(`certification.${it}`));
  return (
    <Stack gap="xs">
      <p>
        {shiftLengthText(shift)} · {shift.location} · {shift.organization}
      </p>
      <MutedText>{breakText(shift.breakRule, t)}</MutedText>
      {certifications.length > 0 && (
        <MutedText>{t('book.certifications', { list: formatList(certifications, language) })}</MutedText>
      )}
      {shift.notes !== '' && <Prose>{shift.notes}</Prose>}
    </Stack>
  );
};

/** The earlier terms beside the current ones. */
const Changed = ({ before, now }: { before: Shift; now: Shift }) => {
  const { t } = useTranslation('shifts');
  const when = (shift: Shift): string => `${shiftDayText(shift.day)}, ${shiftTimeText(shift)}`;
  const pay = (shift: Shift): string => shiftPayText(shift.expectedCents, shift.currency);
  const changes = [
    ...(when(before) === when(now) ? [] : [t('book.was', { before: when(before), now: when(now) })]),
    ...(pay(before) === pay(now) ? [] : [t('book.was', { before: pay(before), now: pay(now) })]),
  ];
  return (
    <FormMessage kind="info">
      {t('book.changed')}
      {changes.length > 0 && <Texts texts={changes} />}
    </FormMessage>
  );
};

/** Refusals after which the shift can't be booked, even if the feed still lists it. */
const final: readonly string[] = ['SHIFT_FILLED', 'SHIFT_NOT_OPEN', 'SHIFT_STARTED', 'NOT_FOUND'];

const problemOf = (error: Error | null, current: FoundShift | undefined, t: TFunction<'shifts'>): string | null => {
  if (!error) return current ? null : t('book.gone');
  if (!(error instanceof ApiError)) return error.message;
  if (error.code === 'LIMIT_REACHED') {
    const count = shiftLimits.liveBookings;
    return current?.way === 'backup' ? t('book.backupFull', { count }) : t('book.limit', { count });
  }
  // The sheet shows what changed, and why not.
  const isShown = error.code === 'TERMS_CHANGED' || (error.code === 'NOT_ELIGIBLE' && current?.way === null);
  return isShown && current ? null : error.message;
};

const doneAs = (status: BookingStatus) => {
  if (status === 'backup') return 'book.backupDone';
  return status === 'requested' ? 'book.requested' : 'book.booked';
};

/** The second of two taps: the terms, and the button that accepts them. */
export const BookSheet = ({ opened, refused, current, own, others, onOther, onClose }: Props) => {
  const { t } = useTranslation(reasonCatalogs);
  const book = useBookShift();
  const send = useSendOnce(book);
  const { shift, way, load, reasons, steps, payroll, facility } = current ?? opened;
  const about = { shift, own };
  const error = book.isIdle ? refused : book.error;
  const problem = problemOf(error, current, t);
  // Once the shift is covered in the feed, people can still be a backup.
  const isFinal = error instanceof ApiError && final.includes(error.code) && way !== 'backup';
  const isOver = !current || isFinal;
  const title = t('book.title', { unit: shift.unit, day: shiftDayText(shift.day), time: shiftTimeText(shift) });
  const isTaken = error instanceof ApiError && error.code === 'SHIFT_FILLED';
  const confirm = () =>
    send({ ...shift, way }, ({ booking }) => {
      toast.success(t(doneAs(booking.status)));
      onClose();
    });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        {current && current.shift.termsHash !== opened.shift.termsHash && <Changed before={opened.shift} now={shift} />}
        <Facts shift={shift} />
        {facility && <FacilityMeasures measures={facility.measures} />}
        {payroll ? (
          <MutedText>{t('row.payroll', { organization: shift.organization })}</MutedText>
        ) : (
          <PayLines shift={shift} />
        )}
        {way !== null && load && <Fatigue load={load} />}
        {way === null && <Texts texts={reasonTexts(reasons, about, t)} />}
        {way !== null && <Texts texts={stepTexts(steps, about, t)} />}
        {way === 'request' && <MutedText>{t('book.request')}</MutedText>}
        {way === 'backup' && <MutedText>{t('book.backup')}</MutedText>}
        {way !== null && way !== 'backup' && <CancelBands startsAt={shift.startsAt} />}
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        {isTaken && <NextShifts shift={opened.shift} others={others} onOther={onOther} />}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('book.close')}
        </Button>
        {!isOver && way !== null && (
          <Button loading={book.isPending} onClick={confirm}>
            {t(`confirm.${way}`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
