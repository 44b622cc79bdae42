/** Wording that reads like a translation or isn't American English, with replacements. */
export const avoidedWording: readonly { pattern: RegExp; write: string }[] = [
  { pattern: /\be-mail/i, write: 'email' },
  { pattern: /organis(?:ation|e)/i, write: 'organization' },
  { pattern: /\bcancell(?:ed|ing)\b/i, write: 'canceled' },
  { pattern: /\b(?:any|every|some|no)body\b/i, write: 'anyone, everyone, someone, no one, or the role' },
  { pattern: /\b(?:is|are) told\b/i, write: "will be notified, or we'll notify" },
  { pattern: /\bwhom\b|\bthose who\b|\bwhoever\b/i, write: 'who, people who' },
  { pattern: /\bso that\b/i, write: 'so' },
  { pattern: /\bat once\b/i, write: 'right away' },
  { pattern: /\bany more\b(?! (?:than|\w+s\b))/i, write: 'anymore, no longer' },
  { pattern: /\bstands? (?:here|beside|on|in)\b|\bas it stands\b/i, write: 'appears, exactly as' },
  { pattern: /\bexpiry\b/i, write: 'expiration' },
  { pattern: /\bby itself\b|\bby hand\b/i, write: 'automatically, manually' },
  { pattern: /\bbegins? to\b/i, write: 'start' },
  { pattern: /\basked for\b(?! more)/i, write: 'required, requested' },
  { pattern: /\bcould not be\b/i, write: "We couldn't" },
  {
    pattern: /\b(?:roster|theatre|programme|colour|licence|judgement|fulfil|travell)/i,
    write: 'the American spelling or word',
  },
  { pattern: /(?:^|[.!?] )There (?:is|are)\b/, write: 'the subject first' },
];
