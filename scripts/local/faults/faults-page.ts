import { escapeHtml } from '@lambdas/platform/text/escape-html';
import * as z from 'zod';
import { readBody, send, sendJson, type RouteHandler } from '../gateway/http';
import { localPage } from '../local-page';
import { dependencies, Fault, faultKinds, type Faults, type FaultState } from './faults';
import { faultsPath } from './faults-path';

const style = `
main { grid-template-columns: minmax(0, 760px); }
main form { display: flex; flex-wrap: wrap; margin: 0; gap: 8px; align-items: end; }
label { display: grid; gap: 4px; }
select { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
label input { width: 110px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid var(--line); }
`;

const words: Record<(typeof faultKinds)[number], string> = {
  latency: 'answers late',
  reset: 'breaks off the answer',
  drop: 'does it, and loses the answer',
  error: 'answers 500',
  throttle: 'throttles',
  conflict: 'has a conflict with another transaction',
};

const optionsOf = (values: readonly string[], name: (value: string) => string): string =>
  values.map((value) => `<option value="${value}">${escapeHtml(name(value))}</option>`).join('');

const row = ({ dependency, fault, calls, failed }: FaultState): string =>
  `<tr><th scope="row">${dependency}</th><td>${fault ? `${words[fault.kind]} <code>${escapeHtml(fault.only)}</code>` : 'works'}</td><td>${fault ? `${failed} of ${calls}` : ''}</td></tr>`;

const page = (states: readonly FaultState[], problem: string): string =>
  localPage({
    title: 'Faults',
    style,
    main: `<form method="post" action="${faultsPath}">
<label>Service <select name="dependency">${optionsOf(dependencies, (it) => it)}</select></label>
<label>Fault <select name="kind">${optionsOf(faultKinds, (it) => words[it as (typeof faultKinds)[number]])}</select></label>
<label>Milliseconds <input name="ms" type="number" min="1" max="60000" placeholder="10000"></label>
<label>Bytes <input name="bytes" type="number" min="0" placeholder="0"></label>
<label>Calls <input name="times" type="number" min="1" placeholder="all"></label>
<label>Operation <input name="only" placeholder="any"></label>
<button>Misbehave</button></form>
<form method="post" action="${faultsPath}/clear"><button>Make everything work</button></form>
${problem && `<p role="alert">${escapeHtml(problem)}</p>`}
<table><thead><tr><th>Service</th><th>State</th><th>Failed calls</th></tr></thead><tbody>${states.map(row).join('')}</tbody></table>`,
  });

/** A form sends only the fields of its kind of fault. */
const ofForm = (text: string): unknown => {
  const form = new URLSearchParams(text);
  const number = (name: string): number | undefined => (form.get(name) ? Number(form.get(name)) : undefined);
  const kind = form.get('kind');
  return {
    dependency: form.get('dependency'),
    kind,
    only: form.get('only') ?? '',
    times: number('times') ?? null,
    ...(kind === 'latency' && { ms: number('ms') ?? 10_000 }),
    ...(kind === 'reset' && { bytes: number('bytes') ?? 0 }),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** `GET /_local/faults`, `POST` a fault as a form or JSON, `POST /clear`, `GET .json`. */
export const faultsHandler =
  (faults: Faults): RouteHandler =>
  async (request, response, url) => {
    const html = 'text/html; charset=utf-8';
    if (url.pathname === `${faultsPath}.json`) return sendJson(response, 200, faults.states());
    if (request.method !== 'POST') return send(response, 200, html, page(faults.states(), ''));
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const text = (await readBody(request)).toString();
    if (url.pathname === `${faultsPath}/clear`) faults.clear();
    else {
      const wanted = Fault.safeParse(isForm ? ofForm(text) : parsed(text));
      if (!wanted.success) {
        const problem = z.prettifyError(wanted.error);
        return isForm
          ? send(response, 400, html, page(faults.states(), problem))
          : sendJson(response, 400, { message: problem });
      }
      faults.set(wanted.data);
    }
    if (isForm || request.headers.accept?.includes('text/html'))
      response.writeHead(303, { location: faultsPath }).end();
    else sendJson(response, 200, faults.states());
  };
