import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CheckedRow, ShiftPlan } from '@shared/work/model/shifts/shift-plan';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { DialogActions } from '@/components/ui/records/dialog';
import { ReadAsList } from '@/trust/parts/list-files/read-as-list';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney, formatNumber } from '@/lib/time/format';
import { chosenRows, kindOfRow, type RowKind } from './plan-rows';
import styles from './plans.module.css';
import { problemText } from './problem-text';
import { usePublishRun, type Batch, type Run } from './use-publish-run';

type Props = {
  plan: ShiftPlan;
  locationId: string;
  /** Whether lines are those of a file. */
  isFile: boolean;
  onBack: () => void;
  onDone: (batch: Batch) => void;
  onClose: () => void;
};

/** Maximum shown; no one reads more. */
const shownProblems = 50;

export const PlanReview = ({ plan, locationId, isFile, onBack, onDone, onClose }: Props) => {
  const { t } = useTranslation(['shift-plans', 'coverage']);
  const { me } = useSession();
  const locked = isLocked(me);
  const role = me?.membership?.role;
  const mayExceed = role !== undefined && scopeOf('planShifts', role) === 'organization';
  const [accepted, setAccepted] = useState({ twins: false, overBudget: false });
  const { run, start } = usePublishRun(locationId);
  const chosen = chosenRows(plan, accepted, mayExceed);
  const count = (kind: RowKind): number => plan.rows.filter((row) => kindOfRow(row, mayExceed) === kind).length;
  const overBudget = mayExceed
    ? plan.rows.filter((row) => row.problems.some(({ code }) => code === 'over_budget')).length
    : 0;
  const publish = (isPublished: boolean) =>
    start({ plan, rows: chosen, publish: isPublished }, (ended) =>
      onDone({ batchId: plan.batchId, locationId, shiftIds: ended.created, at: Date.now() }),
    );
  if (run) return <RunView run={run} onRetry={() => publish(!locked)} onClose={onClose} />;
  return (
    <>
      <Stack>
        <dl className={styles.figures}>
          <Figure label={t('review.ready')} value={formatNumber(count('ready'))} />
          <Figure label={t('review.refused')} value={formatNumber(count('refused'))} />
          <Figure label={t('review.cost')} value={formatMoney(plan.costCents)} />
        </dl>
        {locked && (
          <FormMessage kind="info">
            {t('actions.locked')} <Link to={paths.organizationVerification}>{t('actions.verify')}</Link>
          </FormMessage>
        )}
        {count('twin') > 0 && (
          <CheckboxField
            label={t('review.twins', { count: count('twin') })}
            checked={accepted.twins}
            onChange={(event) => setAccepted({ ...accepted, twins: event.currentTarget.checked })}
          />
        )}
        {overBudget > 0 && !locked && (
          <CheckboxField
            label={t('review.overBudget', { count: overBudget })}
            checked={accepted.overBudget}
            onChange={(event) => setAccepted({ ...accepted, overBudget: event.currentTarget.checked })}
          />
        )}
        <Warnings rows={plan.rows} />
        <ReadAsList lines={plan.rows.flatMap(({ line, readAs }) => readAs.map((it) => ({ ...it, line })))} />
        <Problems rows={plan.rows.filter((row) => kindOfRow(row, mayExceed) === 'refused')} isFile={isFile} />
      </Stack>
      <DialogActions>
        <Button variant="quiet" onClick={onBack}>
          {t('review.back')}
        </Button>
        <Button
          variant={locked ? 'primary' : 'secondary'}
          disabled={chosen.length === 0}
          onClick={() => publish(false)}
        >
          {t('review.drafts')}
        </Button>
        {!locked && (
          <Button disabled={chosen.length === 0} onClick={() => publish(true)}>
            {t('review.publish', { count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Warnings = ({ rows }: { rows: readonly CheckedRow[] }) => {
  const { t } = useTranslation('shift-plans');
  const countOf = (code: string): number =>
    rows.filter(({ warnings }) => warnings.some((it) => it.code === code)).length;
  const [holidays, clocks] = [countOf('holiday'), countOf('clock_change')];
  if (holidays + clocks === 0) return null;
  return (
    <MutedText>
      {[
        ...(holidays > 0 ? [t('warning.holiday', { count: holidays })] : []),
        ...(clocks > 0 ? [t('warning.clock_change', { count: clocks })] : []),
      ].join(' ')}
    </MutedText>
  );
};

const Problems = ({ rows, isFile }: { rows: readonly CheckedRow[]; isFile: boolean }) => {
  const { t } = useTranslation('shift-plans');
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('review.problems')}>
      <h3 className={styles.heading}>{t('review.problems')}</h3>
      <ul role="list" className={styles.problems}>
        {rows.slice(0, shownProblems).map((row) => (
          <li key={row.line}>
            <b>{t(isFile ? 'review.line' : 'review.shift', { line: row.line })}</b>{' '}
            {row.problems.map((problem) => problemText(problem, t)).join(' ')}
          </li>
        ))}
      </ul>
      {rows.length > shownProblems && <MutedText>{t('review.more', { count: rows.length - shownProblems })}</MutedText>}
    </section>
  );
};

type RunProps = { run: Run; onRetry: () => void; onClose: () => void };

const RunView = ({ run, onRetry, onClose }: RunProps) => {
  const { t } = useTranslation('shift-plans');
  const { state, done, total, created, existed, refused, problem } = run;
  const percent = Math.round((100 * done) / Math.max(1, total));
  return (
    <>
      <Stack>
        <Meter label={t('run.label')} percent={percent} figure={t('run.figure', { done, total })} />
        <div aria-live="polite">
          {state === 'stopped' && (
            <FormMessage kind="error">{t('run.stopped', { problem: problem ?? '' })}</FormMessage>
          )}
          {state === 'done' && (
            <p>
              {t('run.created', { count: created.length })} {existed > 0 && t('run.existed', { count: existed })}{' '}
              {refused.length > 0 && t('run.refused', { count: refused.length })}
            </p>
          )}
          {state === 'done' && created.length > 0 && <MutedText>{t('run.undo')}</MutedText>}
        </div>
      </Stack>
      {state !== 'running' && (
        <DialogActions>
          <Button variant={state === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
            {t(state === 'done' ? 'run.done' : 'run.close')}
          </Button>
          {state === 'stopped' && <Button onClick={onRetry}>{t('run.retry')}</Button>}
        </DialogActions>
      )}
    </>
  );
};
