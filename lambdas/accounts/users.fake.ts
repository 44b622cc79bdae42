import { randomUUID } from 'node:crypto';

export type FakeUser = {
  email: string;
  verified: boolean;
  password: string;
  groups: Set<string>;
  totp: boolean;
  pendingTotp: boolean;
  sessions: number;
};

export const newUser = (email: string): FakeUser => ({
  email,
  verified: false,
  password: randomUUID(),
  groups: new Set(),
  totp: false,
  pendingTotp: false,
  sessions: 0,
});
