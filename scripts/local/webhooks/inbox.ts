export const behaviors = ['accept', 'fail', 'flap', 'slow', 'busy', 'redirect', 'gone'] as const;
export type Behavior = (typeof behaviors)[number];

/** `verified` is null until the inbox knows the secret. */
export type ReceivedWebhook = {
  inbox: string;
  id: string;
  at: string;
  status: number;
  verified: boolean | null;
  body: string;
};
export type Inbox = { name: string; secret: string; behavior: Behavior; count: number };
