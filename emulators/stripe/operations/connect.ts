import { createConnected, createPayoutOf, createTransferTo, rejectConnected, removeConnected } from '../core/connect';
import { findAccount, findPayout } from '../core/find';
import { invalidRequest, noSuch } from '../core/stripe-error';
import { pageOf } from '../http/listing';
import * as params from '../params/connect';
import { onlyExpand } from '../params/fields';
import { renderAccount, renderBalance, renderPayout, renderTransfer } from '../render/connect';
import { operation } from './operation';

/** A link is valid for some minutes at Stripe. https://docs.stripe.com/api/account_links */
const linkSeconds = 300;

/** Connect operations for payees. */
export const connectOperations = [
  operation('POST /v1/accounts', params.createAccount, (core, given) => renderAccount(createConnected(core, given))),
  operation('GET /v1/accounts/{account}', onlyExpand, (core, _params, id) => renderAccount(findAccount(core, id))),
  operation('DELETE /v1/accounts/{account}', onlyExpand, (core, _params, id) => {
    removeConnected(core, findAccount(core, id));
    return { id, object: 'account', deleted: true };
  }),
  operation('POST /v1/accounts/{account}/reject', params.rejectAccount, (core, _params, id) =>
    renderAccount(rejectConnected(core, findAccount(core, id))),
  ),
  operation('GET /v1/balance', onlyExpand, (core) => {
    if (core.account === null) throw invalidRequest('The local emulator says balances of connected accounts only.');
    return renderBalance(findAccount(core, core.account, 'account').balance);
  }),
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
