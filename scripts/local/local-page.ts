import { productName } from '@shared/product';

const common = `
:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --ink: #16242f; --soft: #5b6b78; --line: #dce3e9; --accent: #0b6e75; --mark: #e3f3f3; }
@media (prefers-color-scheme: dark) { :root { --page: #10181f; --card: #18232c; --ink: #e7eef3; --soft: #9db0be; --line: #2b3a46; --accent: #59c3c9; --mark: #1d3338; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); }
header { padding: 16px 20px; border-bottom: 1px solid var(--line); background: var(--card); display: flex; gap: 16px; align-items: center; flex-wrap: wrap; }
h1 { font-size: 18px; margin: 0; }
h2 { font-size: 20px; margin: 0 0 4px; overflow-wrap: anywhere; }
a { color: var(--accent); }
form { margin-left: auto; display: flex; gap: 8px; }
input, button { font: inherit; padding: 6px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--page); color: var(--ink); }
main { display: grid; grid-template-columns: minmax(260px, 360px) 1fr; gap: 16px; padding: 16px 20px; max-width: 1300px; margin: 0 auto; }
@media (max-width: 760px) { main { grid-template-columns: 1fr; padding: 12px; } }
small, .soft { color: var(--soft); }
`;

/** `main` and `header` are HTML. */
export const localPage = ({
  title,
  header = '',
  main,
  style = '',
}: {
  title: string;
  header?: string;
  main: string;
  style?: string;
}): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${productName}</title><style>${common}${style}</style></head><body>
<header><h1>${title} <small>of the local stack</small></h1>
<nav><a href="/_local/mail">Mailbox</a> <a href="/_local/texts">Text messages</a> <a href="/_local/push">Pushes</a> <a href="/_local/schedules">Schedules</a> <a href="/_local/billing">Billing</a> <a href="/_local/webhooks">Webhooks</a> <a href="/_local/vendors">Connected services</a> <a href="/_local/faults">Faults</a> <a href="/_local/openapi">API</a></nav>
${header}</header>
<main>${main}</main></body></html>`;
