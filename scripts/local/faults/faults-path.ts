export const faultsPath = '/_local/faults';
