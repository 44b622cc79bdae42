import type { Language } from '@shared/text/language';
import type { Clock } from '../../platform/clock';
import type { Documents } from '../../platform/files/ports';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { People } from '../../store/organizations/organizations/member-names';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { PlacementRepository } from '../../store/work/placements/ports';
import type { NewFiles } from '../../store/people/compliance/ports';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { OfferRepository } from '../../store/hiring/offers/ports';

export type OfferPdf = {
  draw(offer: OfferItem, to: { language: Language; timeZone: string; at: Date }): Promise<Buffer>;
};

export type Deps = {
  offers: OfferRepository;
  placements: PlacementRepository;
  newFiles: NewFiles;
  organizations: Organizations;
  people: Pick<People, 'find'>;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: OfferPdf;
  settings: Pick<NotificationSettingsStore, 'get'>;
  throttle: DailyCounts;
  clock: Clock;
};
