export type SlackElement = {
  type: string;
  text: { text: string } | string;
  action_id?: string;
  value?: string;
  url?: string;
};
export type SlackBlock = { type: string; block_id?: string; text?: { text: string }; elements?: SlackElement[] };
export type SlackContent = { text: string; blocks: SlackBlock[] };
/** `to`: the only Slack user who sees the message. */
export type SlackMessage = SlackContent & { ts: string; teamId: string; channel: string; to: string | null };
export type SlackData = {
  messages?: SlackMessage[];
  /** Response URLs of button presses, by their last part. */
  answers?: Record<string, { ts: string; user: string; uses: number }>;
};
