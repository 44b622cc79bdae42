import type { Correspondent } from '@shared/messages/model/conversation';

/** Initials of anonymous people stay whole. */
export const firstName = ({ user_name }: Pick<Correspondent, 'user_name'>): string => user_name.split(' ')[0] ?? '';
