import type { Clock } from '../runtime/clock';
import type { Portfolios } from '../runtime/portfolio-repository';
import type { Presence } from '../runtime/presence-repository';
import type { Professionals } from '../runtime/professional-repository';
import type { ResponseTimes } from '../runtime/response-time-repository';

export type Page<T> = { items: T[]; nextCursor: string | null };
export type SavedPerson = { userId: string; savedAt: string };
export type ViewedPerson = { userId: string; viewedAt: string };

export type SavedProfessionals = {
  /** When they were first saved. Refuses more than `limits.savedProfessionals`. */
  save(viewerId: string, saved: SavedPerson): Promise<string>;
  remove(viewerId: string, userId: string): Promise<void>;
  has(viewerId: string, userId: string): Promise<boolean>;
  /** Last saved first. */
  list(viewerId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedPerson>>;
  ids(viewerId: string): Promise<string[]>;
};

export type ProfileViewCounts = {
  /** Counts for the owner, once a day for each viewer. */
  count(view: { userId: string; viewerId: string; at: Date }): Promise<void>;
  /** Puts the professional first among those that the viewer has seen. */
  remember(viewerId: string, viewed: ViewedPerson): Promise<void>;
  /** Last viewed first. */
  recent(viewerId: string, limit: number): Promise<ViewedPerson[]>;
};

export type Deps = {
  professionals: Professionals;
  portfolios: Portfolios;
  connections: Pick<Presence, 'of'>;
  responses: ResponseTimes;
  saved: SavedProfessionals;
  views: ProfileViewCounts;
  clock: Pick<Clock, 'now'>;
};
