import { isRecord } from '../../scripts/local/json-file';

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
export type AwsOperation = (input: AwsInput) => unknown;

export const optionalText = (input: AwsInput, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value : '';
};

export const textOf = (input: AwsInput, name: string): string => {
  const value = optionalText(input, name);
  if (value === '') throw new AwsError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
};

export const recordOf = (input: AwsInput, name: string): AwsInput => {
  const value = input[name];
  return isRecord(value) ? value : {};
};
