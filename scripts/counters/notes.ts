import type {
  DailyCounterName,
  FillableCounter,
  MinuteCounterName,
  PauseName,
  TurnName,
} from '../../shared/platform/counters';

type Note = {
  /** Callers who can add, if not everyone who can name the target. */
  adds?: string;
  /** What the blocked caller sees, if not the usual error. */
  refused?: string;
  /** What the right person or secret can still do when others exhaust it. */
  open?: string;
};

const onlyWrong = 'Only wrong ones count and are refused. The right one is always taken.';
const noAnswer = 'One email a day says why, so that programs do not go on answering each other. The refusal is logged.';
const linkInMailbox =
  'A link of the last minute is in the mailbox, even if someone else asked for it. It stays valid when others are sent.';

const notes = {
  wrongSecrets: { refused: onlyWrong },
  wrongPairings: { refused: onlyWrong },
  wrongPairingsOfScreen: { refused: onlyWrong },
  wrongRecoveries: {
    refused: 'Only failures count and are refused. The right password with an unused code is always taken.',
  },
  wrongApiKeys: { refused: onlyWrong },
  guestTicketMails: {
    open: 'The first request of each network a day is sent. Email to support and tickets of an account have counters of their own.',
  },
  firstSupportMails: {
    refused: noAnswer,
    open: 'The contact page and tickets of an account have counters of their own, and replies to a ticket do not count here.',
  },
  mailAnswers: {
    refused: 'No further answer that day. The refusal is logged.',
    open: 'Emails are taken as before. Only the answer about those that are not taken is missing.',
  },
  ticketMails: { refused: `${noAnswer} The page of the ticket takes answers.` },
  phoneCodesToNumber: { open: 'The first code of each account to a number a day is sent.' },
  referenceMailsToEmail: {
    adds: 'anyone with an account',
    open: 'The first request of each account to an address a day is sent.',
  },
  textMessages: {
    refused: 'No text message. The notification, its email, and its push message are delivered.',
    open: 'Text messages of other categories, and all other channels: messages do not use up those about urgent changes.',
  },
  confirmationLinks: { open: linkInMailbox },
  recoveryLinks: { open: linkInMailbox },
  passkeyChallenges: { refused: 'The passkey is not added. Each challenge is taken once.' },
  registration: {
    refused: 'IN_PROGRESS after 4 seconds in line',
    open: 'A registration takes its turn when the one before is done. A network has only so many a day.',
  },
} as const satisfies Partial<Record<DailyCounterName | PauseName | TurnName | MinuteCounterName, Note>> &
  Record<FillableCounter, { open: string }>;

export const noteOf = (name: string): Note => (notes as Record<string, Note>)[name] ?? {};
