import { absencePoints, cancellationBands } from '@shared/work/rules/cancellation/cancellation-bands';
import { measureRules } from '@shared/work/rules/filling/facility-measures';
import { effectRules } from '@shared/work/rules/reliability/reliability-effects';
import { reliabilityRules } from '@shared/work/rules/reliability/reliability';
import type { Reliability } from '@shared/work/model/reliability';
import { MutedText, Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatDate, formatMonthDay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { FacilityMeasures } from './facility-measures';
import { ReliabilityLines } from './reliability-lines';
import styles from './reliability.module.css';

type Of = { reliability: Reliability };

const Score = ({ reliability: { record, lastYear, kept, lines } }: Of) => {
  const { t } = useTranslation('reliability');
  const missing = reliabilityRules.minimumSample - record.shifts;
  return (
    <section className={styles.score} aria-label={t('score.label')}>
      {record.score === null ? (
        <p className={styles.fresh}>{t('score.new', { count: record.shifts })}</p>
      ) : (
        <p className={styles.number}>
          <b>{record.score}</b> {t('score.lastYear', { count: lastYear })}
        </p>
      )}
      {record.score === null && <MutedText>{t('score.missing', { count: missing })}</MutedText>}
      {record.shifts > 0 && (
        <MutedText>{t('score.kept', { count: kept, other: lines.filter((it) => !it.isExempt).length })}</MutedText>
      )}
    </section>
  );
};

const pausedTexts = ({ side, effects }: Reliability, t: TFunction<'reliability'>): string[] => {
  const { paused, publishingDueAt } = effects;
  if (publishingDueAt !== null) return [t('effects.turnAways', { date: formatDate(publishingDueAt, ownZone()) })];
  if (paused === null) return [];
  const { until, dueAt } = paused;
  if (until === null) return [t('effects.undecided', { date: formatDate(dueAt, ownZone()) })];
  return [t(side === 'facility' ? 'effects.stopped' : 'effects.paused', { date: formatDate(until) })];
};

/** Additional measures that professionals see for an organization. */
const Measures = ({ reliability: { measures } }: Of) => {
  const { t } = useTranslation('facility-record');
  return (
    <section className={styles.moved}>
      <h2>{t('measures.title')}</h2>
      {measures.length === 0 ? <p>{t('measures.none')}</p> : <FacilityMeasures measures={measures} />}
      <MutedText>
        {t('measures.text', { count: measureRules.minimumSample, step: measureRules.answersAtOnce })}
      </MutedText>
    </section>
  );
};

/** What the record currently blocks, and what unblocks it. */
const Effects = ({ reliability }: Of) => {
  const { t } = useTranslation('reliability');
  const { side, effects } = reliability;
  const texts = [
    ...pausedTexts(reliability, t),
    ...(effects.instantClosed === 'score' ? [t('effects.score', { from: effectRules.instantFrom })] : []),
    ...(effects.instantFrom === null ? [] : [t('effects.noShow', { date: formatMonthDay(effects.instantFrom) })]),
    ...(effects.requestOnly ? [t('effects.requestOnly', { from: effectRules.coverNowFrom })] : []),
    ...(effects.recordFirst ? [t('effects.recordFirst', { from: effectRules.instantFrom })] : []),
  ];
  if (texts.length === 0) return <MutedText>{t(`effects.none.${side}`)}</MutedText>;
  return (
    <Stack gap="xs">
      {texts.map((text) => (
        <FormMessage key={text} kind="info">
          {text}
        </FormMessage>
      ))}
    </Stack>
  );
};

const Counts = ({ reliability: { side, exemptionsLeft } }: Of) => {
  const { t } = useTranslation('reliability');
  return (
    <section className={styles.counts}>
      <h2>{t('counts.title')}</h2>
      <p>{t('counts.text', { days: reliabilityRules.halfLifeDays })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('counts.what')}</th>
            <th scope="col">{t('counts.points')}</th>
          </tr>
        </thead>
        <tbody>
          {cancellationBands.map(({ code, points }) => (
            <tr key={code}>
              <th scope="row">{t(`counts.${code}`)}</th>
              <td>{points}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t(`counts.absent.${side}`)}</th>
            <td>{absencePoints}</td>
          </tr>
        </tbody>
      </table>
      {side === 'worker' && <MutedText>{t('counts.exempt', { count: exemptionsLeft })}</MutedText>}
    </section>
  );
};

/** The record of one side: the number, past changes, and future ones. */
export const ReliabilityContent = ({ reliability }: Of) => {
  const { t } = useTranslation('reliability');
  return (
    <Stack gap="l">
      <Score reliability={reliability} />
      {reliability.side === 'facility' && <Measures reliability={reliability} />}
      <Effects reliability={reliability} />
      <section className={styles.moved}>
        <h2>{t('moved.title')}</h2>
        <ReliabilityLines lines={reliability.lines} />
      </section>
      <Counts reliability={reliability} />
    </Stack>
  );
};
