// Apart from the other settings, which load the list of all functions: the embedded table in unit tests doesn't need it.
export const region = 'us-east-1';
export const accountId = '000000000000';
