import * as z from 'zod';
import { messages } from '../messages';

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

const tooBig = (origin: string, maximum: number | bigint): string => {
  if (origin === 'string') return `Use at most ${maximum.toString()} characters`;
  return origin === 'array' ? `Add up to ${maximum.toString()}` : `Enter ${maximum.toString()} or less`;
};

const tooSmall = (origin: string, minimum: number | bigint): string => {
  if (origin === 'array') return `Keep at least ${minimum.toString()}`;
  if (origin !== 'string') return `Enter ${minimum.toString()} or more`;
  return minimum > 1 ? `Use at least ${minimum.toString()} characters` : messages.required;
};

const formatWords: Record<string, string> = {
  date: 'Enter a valid date',
  url: messages.websiteInvalid,
  email: messages.emailInvalid,
};

const wordingOf = (issue: z.core.$ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      if (isEmpty(issue.input)) return messages.required;
      return issue.expected === 'int' ? 'Enter a whole number' : undefined;
    case 'invalid_value':
      return isEmpty(issue.input) ? messages.required : 'Choose one of the options';
    case 'invalid_format':
      return isEmpty(issue.input) ? messages.required : formatWords[issue.format];
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    default:
      return undefined;
  }
};

z.config({ customError: wordingOf });
