/** Account at the service: the same email always gives the same account. */
export type VendorUser = { id: string; email: string; choices?: Readonly<Record<string, string>> };

/** `path` begins with the service's host, such as `api.zoom.us/v2/users/me`. */
export type VendorCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, a form's fields, or XML as text. */
  body: unknown;
  /** User of the access token; null without a valid one. */
  user: VendorUser | null;
  /** User of an access token; null if invalid. */
  holderOf(token: string): VendorUser | null;
  /** The service's data, kept across restarts. Change it in place. */
  data: Record<string, unknown>;
  /** URL of the site, for requests to it. */
  site: string;
};
/** `text` instead of JSON. */
export type VendorReply = { status: number; body?: unknown; text?: string; headers?: Readonly<Record<string, string>> };

export type VendorOAuth = {
  /** URL parts with the host, such as `zoom.us/oauth/authorize`. */
  authorize: string;
  token: string;
  revoke: string | null;
  clientAuth: 'basic' | 'form';
  /** Whether a refresh token can be used only once. */
  rotates: boolean;
  expiresSeconds: number;
  /** False if clients don't use a code challenge. */
  pkce?: false;
  /** Additional fields of its consent page, with initial values. */
  choices?: readonly { name: string; label: string; initial: string }[];
  /** Answers of the token and revocation endpoints, where they differ from RFC 6749 and 7009. */
  refused?: VendorReply;
  ended?: unknown;
  /** Additional fields of the token answer. */
  answer?: (user: VendorUser, data: Record<string, unknown>) => Readonly<Record<string, unknown>>;
};

/** API of one service, in its own file. */
export type VendorApi = {
  /** Null if the service has no consent page: then `handle` grants access as well. */
  oauth: VendorOAuth | null;
  /** Whether this path grants access, for services without consent. */
  isToken?(path: string): boolean;
  /** Handles everything but OAuth. Null for unknown paths. */
  handle(call: VendorCall): VendorReply | null | Promise<VendorReply | null>;
  /** HTML that shows people's view. Its forms post to paths below `base`, which `handle` receives. */
  view?(data: Record<string, unknown>, base: string): string;
};
