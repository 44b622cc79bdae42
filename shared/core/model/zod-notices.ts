import * as z from 'zod';
import { notice, type Notice } from '../../text/notice';

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

const tooBig = (origin: string, max: number): Notice => {
  if (origin === 'string') return notice('tooLong', { max });
  return origin === 'array' ? notice('tooMany', { max }) : notice('numberTooHigh', { max });
};

const tooSmall = (origin: string, min: number): Notice => {
  if (origin === 'array') return notice('tooFew', { min });
  if (origin !== 'string') return notice('numberTooLow', { min });
  return min > 1 ? notice('tooShort', { min }) : notice('required');
};

const formats: Record<string, Notice> = {
  date: notice('dateInvalid'),
  url: notice('websiteInvalid'),
  email: notice('emailInvalid'),
};

const wrongType = (expected: string): Notice => notice(expected === 'int' ? 'wholeNumber' : 'invalid');

const noticeOf = (issue: z.core.$ZodRawIssue): Notice => {
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty(issue.input) ? notice('required') : wrongType(issue.expected);
    case 'invalid_value':
      return notice(isEmpty(issue.input) ? 'required' : 'chooseOption');
    case 'invalid_format':
      return isEmpty(issue.input) ? notice('required') : (formats[issue.format] ?? notice('invalid'));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    default:
      return notice('invalid');
  }
};

z.config({ customError: noticeOf });
