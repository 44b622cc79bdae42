import type { Announcement, NewsMail, SwitchState } from '@shared/trust/model/site-state';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const siteStateClasses = {
  Announcement: {
    announcementId: 'operational',
    audience: 'operational',
    from: 'operational',
    reason: 'content',
    text: 'content',
    until: 'operational',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<Announcement>,
  NewsMail: {
    after: 'operational',
    finishedAt: 'operational',
    number: 'operational',
    reason: 'content',
    requestedAt: 'operational',
    sent: 'operational',
    version: 'operational',
  } satisfies ClassesOf<NewsMail, 'after'>,
  FeatureSwitch: {
    name: 'operational',
    on: 'operational',
    reason: 'content',
    updatedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<SwitchState>,
} as const satisfies Record<string, AttributeClasses>;
