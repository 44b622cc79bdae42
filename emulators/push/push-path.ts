export const pushPath = '/_local/push/';
