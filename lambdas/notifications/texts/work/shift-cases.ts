import type { EventOf } from '@shared/core/model/event';
import type { ShiftCaseOutcome } from '@shared/work/model/shifts/shift-case-vocabulary';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { EventReader } from '../../../events/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { EventShiftCase } from '../../../store/trust/shift-cases/event-case';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';
import { disputeToUnit, disputeToWorker } from './dispute-cases';

const t = textsOf('notifications/shift-cases');

/** Null if the state has changed since, because the new one has its own text. */
const load = async (reader: EventReader, { data }: EventOf<'shift_case.changed'>): Promise<EventShiftCase | null> => {
  const found = await reader.shiftCase(data.caseId);
  return found?.stored.state === data.state ? found : null;
};

const inUtc = (instant: string) => ({ instant, timeZone: 'UTC' });
const shown = { action: t('action'), path: paths.reliability };

/** Null for appeals, whose author knows of them; other cases open automatically. */
const opened = ({ kind, dueAt }: ShiftCase): Wording | null => {
  const by = inUtc(dueAt);
  if (kind === 'pause') return { ...shown, title: t('opened.title'), content: t('opened.content', { by }) };
  if (kind === 'turn_aways') {
    return { ...shown, title: t('turnAways.title'), content: t('turnAways.content', { by }) };
  }
  return null;
};

type Decided = Exclude<ShiftCaseOutcome, 'ruled' | 'settled'>;

const contentOf = (outcome: Decided, { on, pausedUntil }: ShiftCase): DeferredText => {
  if (outcome === 'lifted' || outcome === 'allowed') return t(`${outcome}.content`);
  if (outcome === 'exempt' || outcome === 'counts') return t(`${outcome}.content`, { day: { day: on } });
  return t(`${outcome}.content`, { until: inUtc(pausedUntil ?? '') });
};

/** The reason is only in the email and on the page: push messages show on locked screens. */
const wordingOf = (found: EventShiftCase): Wording | null => {
  const { stored } = found;
  const { outcome, reason } = stored;
  if (stored.kind === 'dispute') return disputeToWorker(found);
  if (outcome === null) return opened(stored);
  if (outcome === 'ruled' || outcome === 'settled') return null;
  const hours = stored.minutes === null ? [] : [t('exempt.hours', { days: shiftLimits.grantedBusinessDays })];
  const details = [...hours, ...(reason ? [t('reason', { reason })] : [])];
  return { ...shown, title: t(`${outcome}.title`), content: contentOf(outcome, stored), details };
};

export const shiftCaseTexts = defineTexts({
  'shift_case.changed': {
    load,
    toUsers: [
      {
        recipients: ({ concerned }) => concerned,
        category: 'account',
        ...inAppAndEmail('system', wordingOf),
      },
      {
        recipients: ({ unit }) => unit,
        category: 'account',
        ...inAppAndEmail('system', disputeToUnit),
      },
    ],
  },
});
