import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hidesThing } from '@shared/trust/rules/moderation';
import { limits } from '@shared/limits';
import type { CaseDetail, CaseRow, ModerationForm } from '@shared/trust/model/report';
import {
  reportReasons,
  suspensionDays,
  type ModerationAction,
  type ReportReason,
  type SuspensionDays,
} from '@shared/trust/model/report-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Prose, Row, Stack } from '@/components/layout';
import { CaseDecision, type CaseAction } from '@/components/records/case-page';
import { DueClock } from '@/components/records/due-clock';
import { useNextCase } from '@/components/records/use-next-case';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { casesQuery, useCaseMove, type CaseMove, type CaseQueue } from './moderation-queries';

type Found = { found: CaseDetail };

const useMove = (caseId: string, after?: string) => {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  const { mutate, isPending, isStale, error } = useCaseMove(caseId);
  const problem = error ? (isStale ? t('decide.changed') : error.message) : undefined;
  const onSuccess = () => {
    toast.success(t('decide.done'));
    if (after !== undefined) void navigate(after);
  };
  const move = (next: CaseMove) => mutate(next, { onSuccess });
  return { move, isPending, problem };
};

/** The next page after this case: the next one of the queue, or the queue. */
const useNextPath = (queue: CaseQueue, caseId: string): string => {
  const waiting = useInfiniteQuery(casesQuery(queue));
  const next = useNextCase<CaseRow>(waiting, (row) => row.caseId === caseId);
  return next ? pathTo(paths.reportCase, { caseId: next.caseId }) : `${paths.reportCases}?status=${queue}`;
};

const Skip = ({ to }: { to: string }) => {
  const { t } = useTranslation('admin-reports');
  return (
    <ButtonLink to={to} variant="secondary">
      {t('decide.skip')}
    </ButtonLink>
  );
};

/** Action, rule, and statement of reasons for an open case. */
const Decide = ({ found }: Found) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  const { caseId, kind, version, actions, reasons, severity, openedAt, dueAt } = found;
  const next = useNextPath('open', caseId);
  const { move, isPending, problem } = useMove(caseId, next);
  const [rule, setRule] = useState<ReportReason | null>(reasons[0] ?? null);
  const [hide, setHide] = useState(true);
  const [days, setDays] = useState<SuspensionDays>(suspensionDays[0]);
  const [missing, setMissing] = useState(false);

  const decide = (action: ModerationAction, reason: string) => {
    setMissing(action !== 'dismiss' && rule === null);
    if (action === 'dismiss') return move({ kind: 'decide', body: { action, reason, version } });
    if (rule === null) return;
    const shared = { rule, hide: hidesThing(action, hide && action !== 'ask_to_change'), reason, version };
    const body: ModerationForm = action === 'suspend' ? { action, days, ...shared } : { action, ...shared };
    move({ kind: 'decide', body });
  };

  return (
    <>
      <DueClock startedAt={openedAt} dueAt={dueAt} about="decision">
        {t('decide.clock', { severity })}
      </DueClock>
      <CaseDecision
        title={t('decide.title')}
        actions={actions.map((value): CaseAction<ModerationAction> => ({
          value,
          label: t(`action.${value}.label`),
          description: t(`action.${value}.text`),
          button: t(`action.${value}.button`),
          danger: value === 'suspend' || value === 'ban',
        }))}
        reasonLabel={t('decide.reason')}
        reasonHint={t('decide.reasonHint')}
        reasonLength={limits.statementLength}
        saving={isPending}
        problem={problem}
        beside={<Skip to={next} />}
        more={(action) =>
          action !== 'dismiss' && (
            <>
              {action === 'suspend' && (
                <SelectField
                  label={t('decide.days')}
                  data={suspensionDays.map((it) => ({ value: String(it), label: t('decide.daysValue', { days: it }) }))}
                  value={String(days)}
                  onChange={(value) => setDays(suspensionDays.find((it) => String(it) === value) ?? days)}
                />
              )}
              <SelectField
                label={t('decide.rule')}
                placeholder={t('decide.chooseRule')}
                required
                data={reportReasons.map((value) => ({ value, label: t(`moderationRule.${value}`) }))}
                value={rule}
                onChange={setRule}
                error={missing && rule === null ? say('required') : undefined}
              />
              {action !== 'hide' && action !== 'ask_to_change' && (
                <CheckboxField
                  label={t('decide.hide', { kind })}
                  checked={hide}
                  onChange={(event) => setHide(event.currentTarget.checked)}
                />
              )}
            </>
          )
        }
        onDecide={decide}
      />
      <MutedText>{t('decide.reversible', { days: limits.appealDays })}</MutedText>
    </>
  );
};

/** A proposal that another person must confirm. */
const Second = ({ found, proposal }: Found & { proposal: NonNullable<CaseDetail['proposal']> }) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  const { caseId, mayConfirm, version, steps } = found;
  const next = useNextPath('second', caseId);
  const { move, isPending, problem } = useMove(caseId, next);
  const name = steps.findLast(({ kind }) => kind === 'proposed')?.name ?? '';
  const answer = (confirm: boolean) => move({ kind: 'second', body: { confirm, version } });
  return (
    <Stack as="section">
      <h2>{t(`second.${proposal.kind}`, { name })}</h2>
      {proposal.rule && <p>{t(`moderationRule.${proposal.rule}`)}</p>}
      <Prose>{proposal.reason}</Prose>
      {problem !== undefined && <FormMessage kind="error">{problem}</FormMessage>}
      {!mayConfirm && <MutedText>{t('second.own')}</MutedText>}
      <Row>
        {mayConfirm && (
          <Button
            variant={proposal.kind === 'ban' ? 'danger' : 'primary'}
            loading={isPending}
            onClick={() => answer(true)}
          >
            {t(proposal.kind === 'ban' ? 'second.confirmBan' : 'second.confirmLift')}
          </Button>
        )}
        <Button variant="secondary" disabled={isPending} onClick={() => answer(false)}>
          {t('second.turnDown')}
        </Button>
        <Skip to={next} />
      </Row>
    </Stack>
  );
};

const Made = ({ found: { decision, steps } }: Found) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  if (!decision) return null;
  const { action, rule, reason, until, effect, decidedAt } = decision;
  const name = steps.findLast(({ kind }) => kind === 'decided')?.name ?? '';
  return (
    <Stack as="section" gap="s">
      <h2>{t('made.title')}</h2>
      <Row gap="xs">
        <Badge tone={action === 'dismiss' ? 'neutral' : 'danger'}>{t(`moderationAction.${action}`)}</Badge>
        {effect !== 'none' && (
          <Badge tone={effect === 'active' ? 'warning' : 'success'}>{t(`made.effect.${effect}`)}</Badge>
        )}
      </Row>
      {until && effect === 'active' && <p>{t('made.until', { date: formatDate(until) })}</p>}
      {rule && <p>{t(`moderationRule.${rule}`)}</p>}
      <Prose>{reason}</Prose>
      <MutedText>{t('made.by', { name, date: formatDate(decidedAt, ownZone()) })}</MutedText>
    </Stack>
  );
};

const AppealAnswer = ({ found: { caseId, version } }: Found) => {
  const { t } = useTranslation('admin-reports');
  const next = useNextPath('appealed', caseId);
  const { move, isPending, problem } = useMove(caseId, next);
  return (
    <CaseDecision
      title={t('appeal.decide')}
      actions={[
        {
          value: 'upheld',
          label: t('appeal.uphold'),
          description: t('appeal.upholdText'),
          button: t('appeal.uphold'),
        },
        {
          value: 'granted',
          label: t('appeal.grant'),
          description: t('appeal.grantText'),
          button: t('appeal.grant'),
        },
      ]}
      reasonLabel={t('appeal.reason')}
      reasonHint={t('appeal.reasonHint')}
      reasonLength={limits.statementLength}
      saving={isPending}
      problem={problem}
      beside={<Skip to={next} />}
      onDecide={(outcome, reason) => move({ kind: 'appeal', body: { outcome, reason, version } })}
    />
  );
};

const Appeal = ({ found }: Found) => {
  const { t } = useTranslation('admin-reports');
  const { appeal, state, mayDecideAppeal } = found;
  if (!appeal) return null;
  const isOpen = state === 'appealed';
  return (
    <Stack as="section">
      <h2>{t('appeal.title')}</h2>
      <Prose>{`“${appeal.text}”`}</Prose>
      {appeal.outcome && <Prose>{appeal.reason}</Prose>}
      {isOpen && (
        <DueClock startedAt={appeal.at} dueAt={appeal.dueAt} about="decision">
          {t('appeal.clock')}
        </DueClock>
      )}
      {isOpen && !mayDecideAppeal && <MutedText>{t('appeal.other')}</MutedText>}
      {isOpen && mayDecideAppeal && <AppealAnswer found={found} />}
    </Stack>
  );
};

const Lift = ({ found }: Found) => {
  const { t } = useTranslation('admin-reports');
  const { caseId, mayLift, decision, version } = found;
  const { move, isPending, problem } = useMove(caseId);
  if (!mayLift || !decision) return null;
  const isBan = decision.action === 'ban';
  return (
    <CaseDecision
      title={t('lift.title')}
      actions={[
        {
          value: 'lift',
          label: t('lift.button'),
          description: t(isBan ? 'lift.banText' : 'lift.text'),
          button: t(isBan ? 'lift.proposeButton' : 'lift.button'),
        },
      ]}
      reasonLabel={t('lift.reason')}
      reasonHint={t('lift.reasonHint')}
      reasonLength={limits.statementLength}
      saving={isPending}
      problem={problem}
      onDecide={(_lift, reason) => move({ kind: 'lift', body: { reason, version } })}
    />
  );
};

/** The available actions, reset with each version of the case. */
export const CasePanel = ({ found }: Found) => (
  <>
    {found.state === 'open' ? <Decide found={found} /> : <Made found={found} />}
    {found.proposal && <Second found={found} proposal={found.proposal} />}
    <Appeal found={found} />
    <Lift key={found.version} found={found} />
  </>
);
