import CalendarX from 'lucide-react/dist/esm/icons/calendar-x.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useId, useRef, useState } from 'react';
import { notOver } from '@shared/work/rules/shifts/time-off';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { awayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { today } from '@/lib/time/today';
import styles from './away.module.css';
import { AwayForm } from './away-form';
import type { Choices } from '../week/use-choices';
import week from '../week/week.module.css';

/** Days without shift requests, whatever part of the week the person chose. */
export const AwayDates = ({ shown, send }: Choices) => {
  const { t } = useTranslation('shifts');
  const id = useId();
  const [form, setForm] = useState<'none' | 'open' | 'closed'>('none');
  const addButton = useRef<HTMLButtonElement>(null);
  const away = notOver(shown.away, today());
  return (
    <section className={week.choices} aria-labelledby={id}>
      <h2 id={id}>{t('away.title')}</h2>
      <Stack>
        <p>{t('away.text')}</p>
        {away.length === 0 ? (
          <MutedText>{t('away.none')}</MutedText>
        ) : (
          <Periods away={away} send={send} onRemoved={() => addButton.current?.focus()} />
        )}
        {form === 'open' ? (
          <AwayForm away={away} send={send} onClose={() => setForm('closed')} />
        ) : (
          <div>
            <Button
              ref={addButton}
              variant="secondary"
              leftIcon={<Plus size={18} aria-hidden="true" />}
              autoFocus={form === 'closed'}
              onClick={() => setForm('open')}
            >
              {t('away.add')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
};

type OfPeriods = Pick<Choices, 'send'> & { onRemoved: () => void };

const Periods = ({ away, ...rest }: OfPeriods & { away: readonly AwayPeriod[] }) => {
  const { t } = useTranslation('shifts');
  return (
    <ul className={styles.periods} role="list" aria-label={t('away.list')}>
      {away.map((period) => (
        <Period key={period.from} period={period} {...rest} />
      ))}
    </ul>
  );
};

const Period = ({ period, send, onRemoved }: OfPeriods & { period: AwayPeriod }) => {
  const { t } = useTranslation('shifts');
  const oneAtATime = useOneAtATime();
  const dates = awayText(period);
  const remove = () =>
    oneAtATime(() =>
      send({ removeAway: period }).then(
        () => {
          toast.success(t('away.removed', { dates }));
          onRemoved();
        },
        () => toast.error(t('choices.failed')),
      ),
    );
  return (
    <li>
      <CalendarX size={18} aria-hidden="true" />
      <span>{dates}</span>
      <Button variant="quiet" size="small" aria-label={t('away.removeNamed', { dates })} onClick={() => void remove()}>
        {t('away.remove')}
      </Button>
    </li>
  );
};
