import type { Language } from '@shared/text/language';
import { textsOf } from '../../../../platform/text/deferred-text';
import { readIn } from '../../../../platform/text/read-text';
import type { VendorHttp } from '../../ports';
import { postToChannel, teamsText } from './teams-message';

const t = textsOf('notifications/channel-messages');

/** Sends the first message to a channel. */
export const greetChannel = async (http: VendorHttp, address: string, language: Language): Promise<boolean> =>
  postToChannel(http, address, teamsText(await readIn(language, t('hello'))));
