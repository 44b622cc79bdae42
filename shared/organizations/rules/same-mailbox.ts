const mailboxOf = (email: string): string => {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
};

/** Whether two addresses share a mailbox: a suffix after a plus only sorts mail. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
