import { escapeHtml } from '@lambdas/platform/text/escape-html';
import { localPage } from '../local-page';
import { signInPath } from './sign-in-path';

type Consent = { provider: string; request: string; email: string; problem?: string };

const style = `
main { grid-template-columns: minmax(260px, 480px); }
main form { display: grid; gap: 12px; margin: 0; }
label { display: grid; gap: 4px; }
label.box { grid-template-columns: auto 1fr; align-items: center; }
.buttons { display: flex; gap: 8px; }
`;

/** Replaces the provider's own pages: visitors enter who they are there. */
export const consentPage = ({ provider, request, email, problem }: Consent): string =>
  localPage({
    title: `Sign in with ${escapeHtml(provider)}`,
    style,
    main: `<form method="post" action="${signInPath}/consent">
<p>This page stands in for ${escapeHtml(provider)}. The same email address is always the same person there.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<input type="hidden" name="request" value="${escapeHtml(request)}">
<label>Email <input name="email" type="email" required maxlength="254" value="${escapeHtml(email)}"></label>
<label>First name <input name="firstName" maxlength="80" value="Robin"></label>
<label>Last name <input name="lastName" maxlength="80" value="Example"></label>
<label class="box"><input name="verified" type="checkbox" checked> ${escapeHtml(provider)} has verified this address</label>
<div class="buttons"><button name="answer" value="allow">Continue</button> <button name="answer" value="deny" formnovalidate>Cancel</button></div>
</form>`,
  });
