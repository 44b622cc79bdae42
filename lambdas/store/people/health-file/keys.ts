export const healthRecordKeys = {
  /** One item with everything, so that the keys don't tell which records someone has. */
  healthFile: (userId: string) => ({ pk: `USER#${userId}#HEALTH`, sk: 'FILE' }),
} as const;

export const healthRecordIndexes = {
  /** gsi2: by the time of the next reminder. */
  dueHealthFiles: 'HEALTH#due',
} as const;
