import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs';
import Pause from 'lucide-react/dist/esm/icons/pause.mjs';
import Users from 'lucide-react/dist/esm/icons/users.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useState, type ReactNode } from 'react';
import { planOf, withoutPlan, type PlanLimits } from '@shared/money/billing/catalogue';
import { countedFeatures, switchedFeatures } from '@shared/money/billing/vocabulary';
import type { Billing } from '@shared/money/model/billing';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { limitText } from '@/money/parts/billing/plan-points';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { say } from '@/lib/i18n/notices';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useCancelPlan } from '../billing-queries';
import styles from '../billing.module.css';
import { KeptJobs } from './kept-jobs';
import { currentPlan, postingsAfterEnd, usedOf } from './plan-state';

const Point = ({ icon: Icon, children }: { icon: typeof Pause; children: ReactNode }) => (
  <li>
    <Icon size={14} aria-hidden="true" />
    <span>{children}</span>
  </li>
);

const lostFeatures = (now: PlanLimits, later: PlanLimits) =>
  switchedFeatures.filter((feature) => now[feature] && !later[feature]);

const smallerLimits = (now: PlanLimits, later: PlanLimits) =>
  countedFeatures.filter((feature) => (now[feature] ?? Infinity) > (later[feature] ?? Infinity));

type Props = { billing: Billing; onClose: () => void };

const Consequences = ({ billing, kept }: { billing: Billing; kept: number }) => {
  const { t } = useTranslation(['billing', 'plans']);
  const { t: p } = useTranslation('plans');
  const isEmployer = billing.kind === 'employer';
  const later = isEmployer ? withoutPlan : planOf('basic').limits;
  const now = currentPlan(billing)?.limits ?? later;
  const lost = lostFeatures(now, later);
  const active = usedOf(billing.use, 'activePostings')?.used ?? 0;
  const paused = Math.max(0, active - kept);
  return (
    <ul role="list" className={styles.consequences}>
      {isEmployer && active > 0 && (
        <Point icon={Pause}>
          {paused === 0 ? t('cancel.allStay', { count: active }) : t('cancel.jobs', { kept, paused })}
        </Point>
      )}
      {!isEmployer &&
        smallerLimits(now, later).map((feature) => (
          <Point key={feature} icon={Briefcase}>
            {limitText(p, feature, later[feature])}
          </Point>
        ))}
      {lost.length > 0 && (
        <Point icon={X}>
          {t('cancel.lost', { features: new Intl.ListFormat(locale).format(lost.map((it) => t(`feature.${it}`))) })}
        </Point>
      )}
      <Point icon={Users}>{t(isEmployer ? 'cancel.stays' : 'cancel.staysProfessional')}</Point>
    </ul>
  );
};

/** The effects of a cancellation, and when; the safe choice first. */
export const CancelDialog = ({ billing, onClose }: Props) => {
  const { t } = useTranslation(['billing', 'plans']);
  const cancel = useCancelPlan();
  const sendOnce = useSendOnce(cancel);
  const [keptJobIds, setKept] = useState<string[]>(billing.keptJobIds);
  const { plan, version } = billing;
  const name = plan.planId === null ? '' : t(`name.${plan.planId}`);
  const endsAt = billing.trialEndsAt ?? billing.periodEndsAt;
  const kept = postingsAfterEnd(billing);
  const active = usedOf(billing.use, 'activePostings')?.used ?? 0;
  const confirm = () =>
    sendOnce({ keptJobIds, version }, () => {
      toast.success(say('planCancellationScheduled'));
      onClose();
    });
  return (
    <Dialog opened title={t('cancel.title')} onClose={onClose}>
      <Stack>
        {cancel.isError && <FormMessage kind="error">{cancel.error.message}</FormMessage>}
        <p>
          {endsAt === null
            ? t('cancel.text', { plan: name })
            : t('cancel.until', { plan: name, date: formatDate(endsAt, ownZone()) })}
        </p>
        <Consequences billing={billing} kept={kept} />
        {kept > 0 && active > kept && <KeptJobs allowed={kept} chosen={keptJobIds} onChange={setKept} />}
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel.keep', { plan: name })}
        </Button>
        <Button variant="danger" loading={cancel.isPending} onClick={confirm}>
          {t('cancel.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
