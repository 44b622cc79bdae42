import { useQuery } from '@tanstack/react-query';
import { isAvailableFor } from '@shared/work/rules/shifts/availability';
import type { Booking } from '@shared/work/model/booking';
import type { OwnStaffMember } from '@shared/work/model/own-staff';
import type { Shift } from '@shared/work/model/shifts/shift';
import { Face } from '@/components/faces/face';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Dialog } from '@/components/ui/records/dialog';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { ApiError } from '@/lib/api/api-error';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useIsAside } from '../board/carry-context';
import { ownStaffQuery, useAssignShift } from '../coverage-queries';
import { unavailableText } from '../coverage-texts';
import styles from '../panel.module.css';
import { SeatHandle, useSeatRow } from './seat-handle';
import type { Seated } from './seat-rules';

type Props = { shift: Shift; bookings: readonly Booking[] };

/** People on the shift, or who declined it, aren't offered. */
const leaves: readonly Booking['status'][] = ['declined', 'lapsed', 'requested', 'backup'];

const isOffered = ({ shift, bookings }: Props, { userId, unitIds, since, endOn }: OwnStaffMember): boolean => {
  const booking = bookings.find(({ professional }) => professional.userId === userId);
  const isOfUnit = unitIds.length === 0 || unitIds.includes(shift.unitId);
  const isThere = since <= shift.day && (endOn === null || endOn >= shift.day);
  return isOfUnit && isThere && (!booking || leaves.includes(booking.status));
};

/** Opens the choice of own staff for a free slot. */
export const AssignOwnStaff = ({ isNext = false, onAssign }: { isNext?: boolean; onAssign: () => void }) => {
  const { t } = useTranslation('coverage');
  const opens = { 'aria-haspopup': 'dialog', onClick: onAssign } as const;
  if (isNext) return <Button {...opens}>{t('assign.open')}</Button>;
  return (
    <Button variant="secondary" size="small" aria-label={t('assign.open')} {...opens}>
      {t('assign.act')}
    </Button>
  );
};

export const AssignDialog = ({ shift, bookings, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('coverage');
  return (
    <Dialog
      opened
      isAside={useIsAside()}
      title={t('assign.title', { unit: shift.unit, day: shiftDayText(shift.day) })}
      onClose={onClose}
    >
      <People shift={shift} bookings={bookings} onDone={onClose} />
    </Dialog>
  );
};

const People = ({ onDone, ...of }: Props & { onDone: () => void }) => {
  const { t } = useTranslation('coverage');
  const staff = useQuery(ownStaffQuery());
  return (
    <QueryGate query={staff} loading={t('assign.loading')} rows={3}>
      {({ people }) => {
        const offered = people.filter((person) => isOffered(of, person));
        if (offered.length === 0) return <MutedText>{t('assign.none', { unit: of.shift.unit })}</MutedText>;
        return (
          <Stack>
            <MutedText>{t('assign.text')}</MutedText>
            <ul role="list">
              {offered.map((person) => (
                <Row key={person.userId} person={person} shift={of.shift} onDone={onDone} />
              ))}
            </ul>
          </Stack>
        );
      }}
    </QueryGate>
  );
};

type RowProps = { person: OwnStaffMember; shift: Shift; onDone: () => void };

const seatedOf = (person: OwnStaffMember, from: Shift, onDone: () => void): Seated => {
  const { userId, name, profession, available, away } = person;
  return { kind: 'own', userId, from, profession, available, away, onDone, name: knownName(name) };
};

const Row = ({ person, shift, onDone }: RowProps) => {
  const { t } = useTranslation(['coverage', 'labels/professions']);
  const { userId, name, title, profession } = person;
  const seated = seatedOf(person, shift, onDone);
  const assign = useAssignShift(shift.shiftId);
  const oneAtATime = useOneAtATime();
  const shown = knownName(name);
  const act = () =>
    assign.mutateAsync(userId).then(
      () => {
        toast.success(t('assign.done', { name: shown }));
        onDone();
      },
      (error: unknown) => {
        const isRefused = error instanceof ApiError && error.code === 'NOT_ELIGIBLE';
        toast.error(isRefused ? t('asked.notEligible', { name: shown }) : (error as Error).message);
      },
    );
  return (
    <li className={styles.person} {...useSeatRow(seated)}>
      <SeatHandle person={seated} />
      <Face id={userId} name={shown} url={null} />
      <span className={styles.words}>
        <b>{shown}</b>
        <small>{profession ? t(`profession.${profession}`) : title}</small>
        {!isAvailableFor(person, shift) && <small>{unavailableText(person, shift, t)}</small>}
      </span>
      <Button
        size="small"
        aria-label={t('assign.named', { name: shown })}
        loading={assign.isPending}
        onClick={() => void oneAtATime(act)}
      >
        {t('assign.act')}
      </Button>
    </li>
  );
};
