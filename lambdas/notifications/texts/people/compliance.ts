import { limits } from '@shared/limits';
import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import { teamOf } from '../../recipients';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/compliance');

/** Texts never name items, because they include health records. */
const shown = ({ placementId }: PlacementItem) => ({
  action: t('action'),
  path: `${pathTo(paths.placement, { placementId })}#compliance`,
});

type Decided = { placement: PlacementItem; kind: 'rejected' | 'confirmed' };

const loadDecided = async (reader: EventReader, { data }: EventOf<'compliance.decided'>): Promise<Decided | null> => {
  const placement = await reader.placement(data.placementId);
  return placement && { placement, kind: data.kind };
};

const decided = ({ placement, kind }: Decided): Wording => {
  const { organization, jobTitle, terms } = placement;
  return {
    title: t(`${kind}.title`),
    content: t(`${kind}.content`, { organization, jobTitle, day: { day: terms.startOn } }),
    ...shown(placement),
  };
};

type Reminder = Pick<EventOf<'compliance.reminder_due'>['data'], 'step' | 'days' | 'professional' | 'employer'> & {
  placement: PlacementItem;
  team: readonly string[];
};

const loadReminder = async (
  reader: EventReader,
  { data }: EventOf<'compliance.reminder_due'>,
): Promise<Reminder | null> => {
  const placement = await reader.placement(data.placementId);
  if (!placement) return null;
  const { step, days, professional, employer } = data;
  return { placement, team: teamOf(await reader.job(data.jobId)), step, days, professional, employer };
};

/** Expirations go to both sides; open items to their owner, and shortly before the first day to the recruiter too. */
const toProfessional = ({ step, professional }: Reminder): boolean => step === 'expired' || professional > 0;
const toTeam = ({ step, days, employer }: Reminder): boolean =>
  step === 'expired' || employer > 0 || (step === 'start' && days <= limits.startAtRiskDays);

const ofProfessional = (reminder: Reminder): Wording => {
  const { placement, step, days, professional, employer } = reminder;
  const { organization, jobTitle, terms } = placement;
  const count = step === 'expired' ? professional + employer : professional;
  return {
    title: t(`${step}.title`, { days }),
    content: t(`${step}.toProfessional`, { count, organization, jobTitle, day: { day: terms.startOn } }),
    ...shown(placement),
  };
};

const ofTeam = (reminder: Reminder): Wording => {
  const { placement, step, days, professional, employer } = reminder;
  const { jobTitle, terms } = placement;
  const count = step === 'expiring' ? employer : professional + employer;
  const name = placement.professional.name;
  return {
    title: t(`${step}.title`, { days }),
    content: t(`${step}.toTeam`, { count, professional: name, jobTitle, day: { day: terms.startOn } }),
    ...shown(placement),
  };
};

export const complianceTexts = defineTexts({
  'compliance.decided': {
    load: loadDecided,
    toUsers: [
      {
        recipients: ({ placement }) => [placement.professional.userId],
        category: 'applications',
        ...inAppAndEmail('application', decided),
      },
    ],
  },

  'compliance.reminder_due': {
    load: loadReminder,
    toUsers: [
      {
        recipients: (it) => (toProfessional(it) ? [it.placement.professional.userId] : []),
        category: 'account',
        ...inAppAndEmail('application', ofProfessional),
      },
      {
        recipients: (it) => (toTeam(it) ? it.team : []),
        category: 'account',
        ...inAppAndEmail('application', ofTeam),
      },
    ],
  },
});
