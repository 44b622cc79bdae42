export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
};

/** An API answer other than 200. Changes before the error stay, as at Stripe. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }
}

const withDocs = (body: StripeErrorBody): StripeErrorBody =>
  body.code ? { ...body, doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}` } : body;

export const invalidRequest = (message: string, details: { code?: string; param?: string } = {}): StripeError =>
  new StripeError(400, withDocs({ type: 'invalid_request_error', message, ...details }));

/** 404 if the path names the object, 400 if a parameter does. */
export const noSuch = (kind: string, id: string, param = 'id'): StripeError =>
  new StripeError(
    param === 'id' ? 404 : 400,
    withDocs({ type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'`, param }),
  );

export const cardError = (code: string, declineCode: string | null, message: string): StripeError =>
  new StripeError(
    402,
    withDocs({ type: 'card_error', code, message, ...(declineCode && { decline_code: declineCode }) }),
  );
