import { isRecord } from '../json-file';

/** A refusal as the AWS service would answer it. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
  }
}

export type AwsInput = Record<string, unknown>;
/** One operation of an AWS JSON service. */
export type AwsOperation = (input: AwsInput) => unknown;

/** A text field, or nothing. */
export const optionalText = (input: AwsInput, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value : '';
};

/** A text field that the operation cannot do without. */
export const textOf = (input: AwsInput, name: string): string => {
  const value = optionalText(input, name);
  if (value === '') throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
};

/** An object of the request, empty when it is not given. */
export const recordOf = (input: AwsInput, name: string): AwsInput => {
  const value = input[name];
  return isRecord(value) ? value : {};
};
