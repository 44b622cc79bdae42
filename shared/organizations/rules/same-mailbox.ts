const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
};

/** Whether two addresses lead to one mailbox: what follows a plus only sorts the mail. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
