/** Who a person is at the service: the same email is always the same account. */
export type VendorUser = { id: string; email: string };

/** `path` begins with the service's host, such as `api.zoom.us/v2/users/me`. */
export type VendorCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or a form's fields. */
  body: unknown;
  /** By the access token; null without a valid one. */
  user: VendorUser | null;
  /** Whose access token this is; null if it isn't valid. */
  holderOf(token: string): VendorUser | null;
  /** What the service keeps, also after a restart. Change it in place. */
  data: Record<string, unknown>;
  /** Of the site, for requests to it. */
  site: string;
};
export type VendorReply = { status: number; body?: unknown; headers?: Readonly<Record<string, string>> };

export type VendorOAuth = {
  /** Each with the host, such as `zoom.us/oauth/authorize`. */
  authorize: string;
  token: string;
  revoke: string | null;
  clientAuth: 'basic' | 'form';
  /** Whether a refresh token works once. */
  rotates: boolean;
  expiresSeconds: number;
  /** More of the token answer. */
  answer?: (user: VendorUser, data: Record<string, unknown>) => Readonly<Record<string, unknown>>;
};

/** One for each service, in a file of its own. */
export type VendorApi = {
  oauth: VendorOAuth;
  /** Everything but OAuth. Null for a path that the service doesn't have. */
  handle(call: VendorCall): VendorReply | null | Promise<VendorReply | null>;
};
