import type { Me } from '@shared/accounts/api/accounts.routes';

export const personName = (me: Pick<Me, 'firstName' | 'lastName' | 'email'>): string =>
  `${me.firstName} ${me.lastName}`.trim() || me.email;
