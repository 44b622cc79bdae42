import type { Correspondent } from '@shared/messages/model/conversation';

/** Anonymous people's initials stay complete. */
export const firstName = ({ user_name }: Pick<Correspondent, 'user_name'>): string => user_name.split(' ')[0] ?? '';
