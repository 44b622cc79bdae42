import { createConnected, createPayoutOf, createTransferTo } from '../core/connect';
import { findAccount, findPayout } from '../core/find';
import { noSuch } from '../core/stripe-error';
import { pageOf } from '../http/listing';
import * as params from '../params/connect';
import { onlyExpand } from '../params/fields';
import { renderAccount, renderPayout, renderTransfer } from '../render/connect';
import { operation } from './operation';

/** A link works for some minutes at Stripe. https://docs.stripe.com/api/account_links */
const linkSeconds = 300;

/** Connect: people who are paid. */
export const connectOperations = [
  operation('POST /v1/accounts', params.createAccount, (core, given) => renderAccount(createConnected(core, given))),
  operation('GET /v1/accounts/{account}', onlyExpand, (core, _params, id) => renderAccount(findAccount(core, id))),
  operation('POST /v1/account_links', params.createAccountLink, (core, { account, return_url: back }) => {
    const { id } = findAccount(core, account, 'account');
    return {
      object: 'account_link',
      created: core.now(),
      expires_at: core.now() + linkSeconds,
      url: `${core.pages}/onboarding/${id}?${new URLSearchParams({ back }).toString()}`,
    };
  }),
  operation('POST /v1/transfers', params.createTransfer, (core, given) =>
    renderTransfer(createTransferTo(core, given)),
  ),
  operation('GET /v1/transfers', params.listTransfers, ({ state }, { transfer_group: group, ...page }) =>
    pageOf(
      '/v1/transfers',
      Object.values(state.transfers).filter((it) => group === undefined || it.transfer_group === group),
      page,
      renderTransfer,
    ),
  ),
  operation('POST /v1/payouts', params.createPayout, (core, given) => renderPayout(createPayoutOf(core, given))),
  operation('GET /v1/payouts/{payout}', onlyExpand, (core, _params, id) => {
    const payout = findPayout(core, id);
    if (payout.account !== core.account) throw noSuch('payout', id);
    return renderPayout(payout);
  }),
];
