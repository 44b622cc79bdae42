export const handler = async (): Promise<unknown> => Promise.resolve({ statusCode: 501, body: '' });
