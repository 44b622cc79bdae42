import type { Membership } from '@shared/model/account';

/** Reads who belongs to which organisation. Never trusted from the token: a removed member is out at once. */
export type Memberships = { get(userId: string): Promise<Membership | null> };
