import { scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import type { Shift } from '@shared/work/model/shifts/shift';
import type { ShiftOutlook as Outlook } from '@shared/work/model/shifts/shift-outlook';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MutedText } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { may } from '@/accounts/parts/settings/settings-areas';
import { useSession } from '@/lib/auth/session';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { formatMoney } from '@/lib/time/format';
import { useRaisePay, type ShiftWithBookings } from './coverage-queries';
import styles from './outlook.module.css';
import { ShiftSplit } from './shift-form/shift-split';
import panel from './panel.module.css';

type Raise = Outlook['raises'][number];
type Forecast = NonNullable<Outlook['forecast']>;
type OfShift = { shift: Shift; outlook: Outlook };

const percent = (share: number): number => Math.round(100 * share);

/** The share with its interval, and the target. The text says the same. */
const Track = ({ forecast: { share, low, high }, target }: { forecast: Forecast; target: number }) => (
  <div className={styles.track} aria-hidden="true">
    <i className={styles.interval} style={{ insetInlineStart: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
    <i className={styles.target} style={{ insetInlineStart: `${target}%` }} />
    <i className={styles.share} style={{ insetInlineStart: `${100 * share}%` }} />
  </div>
);

const scopeText = (scope: Forecast['scope'], { unit, location }: Shift, t: TFunction<'coverage'>): string => {
  if (scope === 'unit') return t('outlook.scope.unit', { unit });
  return scope === 'location' ? t('outlook.scope.location', { location }) : t('outlook.scope.organization');
};

const Expected = ({ shift, outlook: { forecast, calibration, target } }: OfShift) => {
  const { t } = useTranslation('coverage');
  const { unit } = shift;
  if (!forecast) {
    return (
      <div>
        <b>{t('outlook.none')}</b>
        <MutedText>{t('outlook.noneText', { count: shiftLimits.forecastFrom })}</MutedText>
      </div>
    );
  }
  const { covered, of, share, low, high, scope } = forecast;
  return (
    <div className={styles.expected}>
      <b>{t('outlook.like', { covered, of, share: percent(share) })}</b>
      <Track forecast={forecast} target={target} />
      <MutedText>{t('outlook.interval', { low: percent(low), high: percent(high), unit, target })}</MutedText>
      <MutedText>{scopeText(scope, shift, t)}</MutedText>
      {calibration && (
        <MutedText>
          {t('outlook.calibration', {
            ...{ from: calibration.from, to: calibration.from + 10 },
            ...{ covered: calibration.covered, of: calibration.of },
          })}
        </MutedText>
      )}
    </div>
  );
};

const moreText = ({ hourlyCents, bonusCents }: Raise, shift: Shift, t: TFunction<'coverage'>): string =>
  hourlyCents > 0
    ? t('raise.hourly', {
        amount: formatMoney(hourlyCents, shift.currency),
        percent: percent(hourlyCents / shift.rateCents),
      })
    : t('raise.bonus', { amount: formatMoney(bonusCents, shift.currency) });

/** "$6/hr for 2 people × 11.5 h = $138" */
const costText = ({ hourlyCents, bonusCents, costCents }: Raise, shift: Shift, t: TFunction<'coverage'>): string => {
  const { currency, headcount: people, minutes, breakRule } = shift;
  const cost = formatMoney(costCents, currency);
  const hours = scheduledPaidMinutes(minutes, breakRule) / 60;
  return hourlyCents > 0
    ? t('raise.hourlyCost', { amount: formatMoney(hourlyCents, currency), people, hours, cost })
    : t('raise.bonusCost', { amount: formatMoney(bonusCents, currency), people, cost });
};

type ActProps = { raise: Raise; shift: Shift; words: string };

const Act = ({ raise: { kind, costCents, needsManager }, shift, words }: ActProps) => {
  const { t } = useTranslation('coverage');
  const { me } = useSession();
  const raising = useRaisePay(shift.shiftId);
  const oneAtATime = useOneAtATime();
  if (needsManager && !(me && may('manageLocations', me))) {
    return <span className={styles.manager}>{t('raise.manager')}</span>;
  }
  const said = (now: Shift): string =>
    kind === 'bonus'
      ? t('raise.doneBonus', { amount: formatMoney(now.bonusCents, now.currency) })
      : t('raise.done', { amount: formatMoney(now.rateCents, now.currency) });
  const act = () =>
    raising.mutateAsync({ raise: kind, version: shift.version }).then(
      (answer) => toast.success(said(answer.shift)),
      (error: unknown) => toast.error((error as Error).message),
    );
  const named = { what: words, cost: formatMoney(costCents, shift.currency) };
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t(needsManager ? 'raise.approveNamed' : 'raise.actNamed', named)}
      loading={raising.isPending}
      onClick={() => void oneAtATime(act)}
    >
      {t(needsManager ? 'raise.approve' : 'raise.act')}
    </Button>
  );
};

const Raises = ({ shift, outlook: { raises, asked, approvedCents, leftCents } }: OfShift) => {
  const { t } = useTranslation('coverage');
  const money = (cents: number) => formatMoney(cents, shift.currency);
  return (
    <section className={panel.section}>
      <h3>
        {t('raise.title')}
        {approvedCents > 0 && (
          <small>{t('raise.left', { left: money(leftCents), approved: money(approvedCents) })}</small>
        )}
      </h3>
      <MutedText>{t('raise.text', { asked })}</MutedText>
      {approvedCents === 0 && <MutedText>{t('raise.nothing', { unit: shift.unit })}</MutedText>}
      <ul role="list">
        {raises.map((raise) => {
          const words = moreText(raise, shift, t);
          return (
            <li key={raise.kind} className={panel.person}>
              <span className={panel.words}>
                <b>{words}</b>
                <small>{costText(raise, shift, t)}</small>
              </span>
              <Act raise={raise} shift={shift} words={words} />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Whether an open shift will be covered, and the options. */
export const ShiftOutlook = ({ shift, outlook }: Pick<ShiftWithBookings, 'shift' | 'outlook'>) => {
  const { t } = useTranslation('coverage');
  if (!outlook) return null;
  const isAtRisk = outlook.raises.length > 0;
  return (
    <>
      <section className={panel.section}>
        <h3>
          {t('outlook.title')}
          {isAtRisk && <Badge tone="warning">{t('outlook.atRisk')}</Badge>}
        </h3>
        <Expected shift={shift} outlook={outlook} />
        {isAtRisk && <MutedText>{t(outlook.forecast === null ? 'outlook.noneRequests' : 'outlook.below')}</MutedText>}
      </section>
      {outlook.split && <ShiftSplit shift={shift} split={outlook.split} />}
      {isAtRisk && <Raises shift={shift} outlook={outlook} />}
    </>
  );
};
