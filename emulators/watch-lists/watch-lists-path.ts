export const watchListsPrefix = '/_local/watch-lists/';
export const exclusionsPath = `${watchListsPrefix}oig/`;
export const deactivationsPath = `${watchListsPrefix}nppes/`;
