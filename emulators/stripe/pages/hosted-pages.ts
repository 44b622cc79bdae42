import type { RouteHandler } from '../../../scripts/local/gateway/http';
import type { Provider } from '../core/provider';
import { checkoutPage } from './checkout-page';
import { onboardingPage } from './onboarding-page';
import { authenticationPage, invoicePage } from './invoice-page';
import { missing, redirect } from './page-parts';

/** Checkout, invoices, and 3-D Secure, at paths without the emulator's prefix. */
export const hostedPages = ({ provider, save }: { provider: Provider; save(): void }): RouteHandler => {
  const { core } = provider;
  const checkout = checkoutPage(provider, save);
  const invoices = invoicePage(core, save);
  const authentication = authenticationPage(core, save);
  const onboarding = onboardingPage(core, save);

  return (request, response, url) => {
    const [, kind, id = '', document] = url.pathname.split('/');
    const { state } = core;
    if (kind === 'checkout' && Object.hasOwn(state.sessions, id))
      return checkout(request, response, state.sessions[id]!);
    if (kind === 'invoice' && Object.hasOwn(state.invoices, id)) {
      // The product prints its own invoices; the provider's is this page.
      if (document === 'pdf') return redirect(response, `${core.pages}/invoice/${id}`);
      return invoices(request, response, state.invoices[id]!);
    }
    if (kind === 'credit-note' && Object.hasOwn(state.creditNotes, id)) {
      return redirect(response, `${core.pages}/invoice/${state.creditNotes[id]!.invoice}`);
    }
    if (kind === 'onboarding' && Object.hasOwn(state.accounts, id))
      return onboarding(request, response, { account: state.accounts[id]!, url });
    const intent = kind === '3d-secure' ? (state.paymentIntents[id] ?? state.setupIntents[id]) : undefined;
    if (intent) return authentication(request, response, intent);
    missing(response, 'This page of the payment provider does not exist or has been removed.');
  };
};
