import type { EventOf } from '@shared/model/event';
import type { ShiftCaseOutcome } from '@shared/model/shift-case-vocabulary';
import { paths } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { textsOf, type KeyedText } from '../../platform/text/keyed-text';
import type { ShiftCase } from '../../store/shift-cases/case-item';
import type { EventShiftCase } from '../../store/shift-cases/event-case';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const t = textsOf('notifications/shift-cases');

/** A decision is news by itself: of its opening, nothing more. */
const load = async (reader: EventReader, { data }: EventOf<'shift_case.changed'>): Promise<EventShiftCase | null> => {
  const found = await reader.shiftCase(data.caseId);
  return found?.stored.state === data.state ? found : null;
};

const inUtc = (instant: string) => ({ instant, timeZone: 'UTC' });
const shown = { action: t('action'), path: paths.reliability };

/** Whoever appealed knows that they did; a pause comes unasked. */
const opened = ({ kind, dueAt }: ShiftCase): Wording | null =>
  kind === 'pause' ? { ...shown, title: t('opened.title'), content: t('opened.content', { by: inUtc(dueAt) }) } : null;

const contentOf = (outcome: ShiftCaseOutcome, { on, pausedUntil }: ShiftCase): KeyedText => {
  if (outcome === 'lifted') return t('lifted.content');
  if (outcome === 'paused') return t('paused.content', { until: inUtc(pausedUntil ?? '') });
  return t(`${outcome}.content`, { day: { day: on } });
};

/** The reason only by email and on the page: push messages show on locked screens. */
const wordingOf = ({ stored }: EventShiftCase): Wording | null => {
  const { outcome, reason } = stored;
  if (outcome === null) return opened(stored);
  const details = reason ? [t('reason', { reason })] : [];
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
    ],
  },
});
