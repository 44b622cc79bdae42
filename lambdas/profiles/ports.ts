import type { Specialty } from '@shared/model/enumerations';
import type { ProfessionalCard, StoredProfessionalProfile } from '@shared/model/professional';
import type { Clock } from '../runtime/clock';
import type { People } from '../runtime/people-repository';

export type Page<T> = { items: T[]; nextCursor: string | null };

export type ProfileRepository = {
  get(userId: string): Promise<StoredProfessionalProfile | null>;
  /**
   * Stores the profile as its `version`, made from the one before; with a card it stands in the search, without one it
   * does not. Refused with STALE_VERSION.
   */
  save(profile: StoredProfessionalProfile, card: ProfessionalCard | null): Promise<void>;
  /** Newest profile first. */
  listCards(query: { specialty?: Specialty | undefined; cursor?: string | undefined }): Promise<Page<ProfessionalCard>>;
};

export type Deps = { profiles: ProfileRepository; people: People; clock: Clock };
