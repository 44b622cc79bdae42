import type { EventOf } from '@shared/model/event';
import { paths } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import { textsOf } from '../../platform/text/keyed-text';
import type { EventShiftCase } from '../../store/shift-cases/event-case';
import { defineTexts } from '../text';
import { inAppAndEmail, type Wording } from '../wording';

const t = textsOf('notifications/shift-cases');

/** Whoever appealed knows that they did. */
const load = async (reader: EventReader, { data }: EventOf<'shift_case.changed'>): Promise<EventShiftCase | null> =>
  data.state === 'decided' ? reader.shiftCase(data.caseId) : null;

/** The reason only by email and on the page: push messages show on locked screens. */
const decided = ({ stored: { outcome, reason, on } }: EventShiftCase): Wording | null =>
  outcome && {
    title: t(`${outcome}.title`),
    content: t(`${outcome}.content`, { day: { day: on } }),
    details: reason ? [t('reason', { reason })] : [],
    action: t('action'),
    path: paths.reliability,
  };

export const shiftCaseTexts = defineTexts({
  'shift_case.changed': {
    load,
    toUsers: [
      {
        recipients: ({ concerned }) => concerned,
        category: 'account',
        ...inAppAndEmail('system', decided),
      },
    ],
  },
});
