export const handler = (): Promise<never> => Promise.reject(new Error('This function has no body yet.'));
