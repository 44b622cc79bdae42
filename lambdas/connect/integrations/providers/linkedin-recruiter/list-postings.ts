import { AppError } from '@shared/errors';
import type { PostingProvider, PostingState } from '@shared/connect/integrations/linkedin-postings';
import type { SentPosting } from '@shared/connect/model/integration';
import type { Page } from '../../../../platform/table/page';
import type { IntegrationLink, Integrations, LinkPages, Owner } from '../../../../store/connect/integrations/ports';
import { endOf, jobIdOf, keptIn, postingPrefix } from './linkedin-links';

type Deps = { integrations: Pick<Integrations, 'get'>; linkPages: LinkPages };

const stateOf = ({ externalId, written }: IntegrationLink, listing: string | undefined): PostingState => {
  if (externalId === null) return written === '' ? 'sent' : 'refused';
  if (listing === 'LISTED') return 'listed';
  return listing === 'NOT_LISTED' ? 'not_listed' : 'sent';
};

const shown = (link: IntegrationLink): SentPosting[] => {
  const kept = keptIn(link);
  if (!kept) return [];
  const state = stateOf(link, kept.listing);
  return [
    {
      jobId: jobIdOf(link),
      title: kept.title,
      state,
      reason: kept.reason ?? null,
      url: state === 'listed' ? (kept.url ?? null) : null,
      checkedAt: kept.checkedAt ?? null,
      endsAt: state === 'refused' ? null : endOf(kept),
    },
  ];
};

/** Lists postings with LinkedIn's status. */
export const listPostings = async (
  { integrations, linkPages }: Deps,
  { owner, provider, cursor }: { owner: Owner; provider: PostingProvider; cursor?: string | undefined },
): Promise<Page<SentPosting>> => {
  const found = await integrations.get({ owner, provider });
  if (!found || found.account === null) throw new AppError('NOT_FOUND');
  const page = await linkPages(found.integrationId, postingPrefix, cursor);
  return { ...page, items: page.items.flatMap(shown) };
};
