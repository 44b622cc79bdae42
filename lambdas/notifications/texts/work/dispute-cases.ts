import { pathTo, paths, shiftOnBoard } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { CasePlace, EventShiftCase } from '../../../store/trust/shift-cases/event-case';
import type { Wording } from '../../wording';

const t = textsOf('notifications/dispute-cases');

type CaseText = Pick<Wording, 'title' | 'content' | 'details'>;

const timeOf = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

const placeOf = ({ unit, location, day }: CasePlace) => ({ unit, location, day: { day } });

const openedFor = ({ isAppeal, openedFor: side, dueAt }: ShiftCase, place: CasePlace): CaseText => {
  const facts = { ...placeOf(place), by: { instant: dueAt, timeZone: place.timeZone } };
  if (isAppeal) return { title: t('appealed.title'), content: t('appealed.content', facts) };
  return side === 'worker'
    ? { title: t('opened.title'), content: t('objected.content', facts) }
    : { title: t('opened.title'), content: t('opened.content', facts) };
};

/** Hours in the language of the reader, for both sides. */
const decidedAs = ({ isAppeal, minutes, reason }: ShiftCase, place: CasePlace): CaseText => {
  const facts = { ...placeOf(place), ...timeOf(minutes ?? 0) };
  const content: DeferredText = isAppeal ? t('decided.final', facts) : t('decided.content', facts);
  return { title: t('decided.title'), content, details: reason ? [t('reason', { reason })] : [] };
};

const caseText = (stored: ShiftCase, place: CasePlace): CaseText => {
  if (stored.outcome === null) return openedFor(stored, place);
  if (stored.outcome === 'ruled') return decidedAs(stored, place);
  return { title: t('settled.title'), content: t('settled.content', placeOf(place)) };
};

export const disputeToWorker = ({ stored, place }: EventShiftCase): Wording | null =>
  place && {
    ...caseText(stored, place),
    action: t('action'),
    path: pathTo(paths.shiftDay, { shiftId: stored.shiftId }),
  };

/** The no-show was overturned: next steps for the unit. */
const grantedFor = ({ minutes }: ShiftCase, place: CasePlace): CaseText => ({
  title: t('granted.title'),
  content: t('granted.content', {
    ...placeOf(place),
    professional: place.professional,
    ...timeOf(minutes ?? 0),
    days: shiftLimits.grantedBusinessDays,
  }),
});

export const disputeToUnit = ({ stored, place }: EventShiftCase): Wording | null =>
  place && {
    ...(stored.kind === 'dispute' ? caseText(stored, place) : grantedFor(stored, place)),
    action: t('action'),
    path: shiftOnBoard({ location: place.locationId, day: place.day, shift: stored.shiftId }),
  };
