import { limits } from '@shared/limits';

type Failed = { requestId: string; page: string };

let failed: readonly Failed[] = [];

/** Kept in memory until the page reloads. People may share them with a support ticket. */
export const keepFailedRequest = (answer: Pick<Response, 'headers' | 'status'>): void => {
  const requestId = answer.headers.get('apigw-requestid');
  if (!requestId || answer.status < 400) return;
  failed = [...failed, { requestId, page: window.location.pathname }].slice(-limits.ticketRequestIds);
};

/** Newest last, with the page of the newest. Null without any. */
export const failedRequests = (): { page: string; requestIds: string[] } | null => {
  const last = failed.at(-1);
  return last ? { page: last.page, requestIds: failed.map(({ requestId }) => requestId) } : null;
};
