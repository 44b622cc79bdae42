import type { ActionResult } from '@shared/core/api/action-result';
import { AppError } from '@shared/errors';
import type { MailList } from '@shared/messages/model/mail-lists';
import { actionResult } from '../../platform/http/english';
import { parseMailListToken } from '../../store/messages/notifications/mail-list-token';
import type { Deps } from './ports';

type StopDeps = Pick<Deps, 'accounts' | 'hash'> & { settings: Pick<Deps['settings'], 'turnOff'> };

/** Responds the same whether or not the person still exists. */
export const stopMails = async (
  { settings, accounts, hash }: StopDeps,
  token: string,
): Promise<ActionResult<'mailsStopped'> & { lists: MailList[] }> => {
  const mail = await parseMailListToken(hash, token);
  if (!mail) throw new AppError('INVALID_TOKEN');
  const { userId, lists } = mail;
  if (await accounts.get(userId)) await settings.turnOff(userId, lists);
  return { lists: [...lists], ...actionResult('mailsStopped') };
};
