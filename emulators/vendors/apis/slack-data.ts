export type SlackElement = {
  type: string;
  text: { text: string } | string;
  action_id?: string;
  value?: string;
  url?: string;
};
export type SlackBlock = { type: string; block_id?: string; text?: { text: string }; elements?: SlackElement[] };
export type SlackContent = { text: string; blocks: SlackBlock[] };
/** `to`: of a message that only this Slack user sees. */
export type SlackMessage = SlackContent & { ts: string; teamId: string; channel: string; to: string | null };
export type SlackData = {
  messages?: SlackMessage[];
  /** By the last part of the address that came with a press. */
  answers?: Record<string, { ts: string; user: string; uses: number }>;
};
