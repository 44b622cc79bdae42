import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import type { PlannedShift } from '../board/board-model';
import { timesText } from '../coverage-texts';
import styles from '../panel.module.css';
import { PartIcon } from '../board/part-icon';
import type { Seated } from './seat-rules';
import { seatCheckQuery } from './use-seat';
import type { Seating } from './use-seating';

type Props = { seating: Seating };

/** Asks which shift with a free slot takes the dropped person. */
export const SeatChoice = ({ seating: { choosing, choose, cancel } }: Props) => {
  const { t } = useTranslation('coverage');
  const [taking, setTaking] = useState<string | null>(null);
  if (!choosing) return null;
  const { person, shifts } = choosing;
  const take = (shift: PlannedShift) => {
    setTaking(shift.id);
    void choose(shift).finally(() => setTaking(null));
  };
  return (
    <Dialog opened title={t('seat.choose', { name: person.name })} onClose={cancel}>
      <Stack>
        <ul role="list">
          {shifts.map((shift) => (
            <Choice key={shift.id} {...{ person, shift, taking }} onTake={() => take(shift)} />
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
};

type ChoiceProps = {
  person: Seated;
  shift: PlannedShift;
  taking: string | null;
  onTake: () => void;
};

const Choice = ({ person, shift, taking, onTake }: ChoiceProps) => {
  const { t } = useTranslation(['coverage', 'labels/professions']);
  const { data } = useQuery(seatCheckQuery(shift.id, person.userId));
  const refusal = data?.refusal ?? null;
  const times = timesText(shift, t);
  return (
    <li className={styles.person}>
      <PartIcon part={shift.part} size={16} />
      <span className={styles.words}>
        <b>{times}</b>
        <small data-warning={refusal !== null || undefined}>
          {refusal === null
            ? `${t(`profession.${shift.profession}`)} · ${t('covered', { covered: shift.confirmed, slots: shift.headcount })}`
            : t(`seat.refused.${refusal}`, { name: person.name })}
        </small>
      </span>
      {refusal === null && (
        <Button
          size="small"
          aria-label={t('seat.take', { name: person.name, times })}
          loading={taking === shift.id}
          disabled={taking !== null && taking !== shift.id}
          onClick={onTake}
        >
          {t('assign.act')}
        </Button>
      )}
    </li>
  );
};
