import type { Shift } from '@shared/work/model/shifts/shift';
import type { ShiftOutlook } from '@shared/work/model/shifts/shift-outlook';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { hoursText } from '@/work/parts/shifts/shift-texts';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatMoney } from '@/lib/time/format';
import { useSplitShift } from '../coverage-queries';
import panel from '../panel.module.css';

type Split = NonNullable<ShiftOutlook['split']>;
type Props = { shift: Shift; split: Split };

const costText = ({ extraCents }: Split, { currency }: Shift, t: TFunction<'coverage'>): string => {
  if (extraCents === 0) return t('split.free');
  const amount = formatMoney(Math.abs(extraCents), currency);
  return extraCents > 0 ? t('split.more', { amount }) : t('split.less', { amount });
};

/** Two shorter shifts for people who can't work all of it. */
export const ShiftSplit = ({ shift, split }: Props) => {
  const { t } = useTranslation('coverage');
  const splitting = useSplitShift(shift.shiftId);
  const oneAtATime = useOneAtATime();
  const [first, second] = split.minutes.map(hoursText);
  const parts = t('split.parts', { first: first!, second: second! });
  // The section unmounts with the split, so callbacks must not depend on it.
  const act = () =>
    splitting.mutateAsync(shift.version).then(
      () => toast.success(t('split.done', { first: first!, second: second! })),
      (error: unknown) => toast.error((error as Error).message),
    );
  return (
    <section className={panel.section}>
      <h3>{t('split.title')}</h3>
      <MutedText>{t('split.text')}</MutedText>
      <ul role="list">
        <li className={panel.person}>
          <span className={panel.words}>
            <b>{parts}</b>
            <small>{costText(split, shift, t)}</small>
          </span>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('split.actNamed', { first: first!, second: second! })}
            loading={splitting.isPending}
            onClick={() => void oneAtATime(act)}
          >
            {t('split.act')}
          </Button>
        </li>
      </ul>
    </section>
  );
};
