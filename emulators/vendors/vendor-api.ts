/** Who a person is at the service: the same email is always the same account. */
export type VendorUser = { id: string; email: string; choices?: Readonly<Record<string, string>> };

/** `path` begins with the service's host, such as `api.zoom.us/v2/users/me`. */
export type VendorCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, a form's fields, or XML as text. */
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
/** `text` instead of JSON. */
export type VendorReply = { status: number; body?: unknown; text?: string; headers?: Readonly<Record<string, string>> };

export type VendorOAuth = {
  /** Each with the host, such as `zoom.us/oauth/authorize`. */
  authorize: string;
  token: string;
  revoke: string | null;
  clientAuth: 'basic' | 'form';
  /** Whether a refresh token works once. */
  rotates: boolean;
  expiresSeconds: number;
  /** Whether clients prove their code with a challenge. */
  pkce?: false;
  /** What its consent page asks for besides, with what is there at first. */
  choices?: readonly { name: string; label: string; initial: string }[];
  /** Of the token endpoint and of the end of access, where they aren't those of RFC 6749 and 7009. */
  refused?: VendorReply;
  ended?: unknown;
  /** More of the token answer. */
  answer?: (user: VendorUser, data: Record<string, unknown>) => Readonly<Record<string, unknown>>;
};

/** One for each service, in a file of its own. */
export type VendorApi = {
  /** Null if the service has no consent page: then `handle` gives access as well. */
  oauth: VendorOAuth | null;
  /** Whether access is given at this path, of services without consent. */
  isToken?(path: string): boolean;
  /** Everything but OAuth. Null for a path that the service doesn't have. */
  handle(call: VendorCall): VendorReply | null | Promise<VendorReply | null>;
  /** HTML of what people see there. Its forms go to addresses below `base`, which `handle` gets as paths. */
  view?(data: Record<string, unknown>, base: string): string;
};
