export const nppesPath = '/_local/nppes/api/';
