import type { Download } from '@shared/core/model/file';
import { documentKeys } from '@shared/platform/media';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { documents } from '../../platform/text/documents';
import { loadAuthorizedOffer } from './load-authorized-offer';
import type { Deps } from './ports';

const contentType = 'application/pdf';

type Command = { caller: AuthorizedCaller; offerId: string; language: Language };

export const printOffer = async (deps: Deps, { caller, offerId, language }: Command): Promise<Download> => {
  const offer = await loadAuthorizedOffer(deps, caller, offerId);
  await deps.throttle.count('printedOffers', { account: caller.userId });
  const { timezone: timeZone } = await deps.settings.get(caller.userId);
  const edition = `${offer.version}-${language}-${timeZone.replaceAll('/', '.')}`;
  const key = `${documentKeys.offer}${offerId}/${edition}.pdf`;
  const content = await deps.pdf.draw(offer, { language, timeZone, at: deps.clock.now() });
  await deps.documents.keep(key, { content, contentType });
  const fileName = documents.in(language)('offer.fileName', { organization: offer.organization });
  return { ...(await deps.documents.download(key, { fileName, contentType })), fileName };
};
