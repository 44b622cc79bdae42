/** Placeholders as written between braces in a saved reply, in every language. */
export const replyPlaceholders = ['first name', 'ticket', 'my name'] as const;
type ReplyPlaceholder = (typeof replyPlaceholders)[number];

export const fillReply = (text: string, values: Record<ReplyPlaceholder, string>): string =>
  text.replaceAll(/\{(first name|ticket|my name)\}/g, (token, name: ReplyPlaceholder) => values[name] || token);
