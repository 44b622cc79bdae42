export const healthRecordKeys = {
  /** One item for everything, so keys don't reveal which records someone has. */
  healthFile: (userId: string) => ({ pk: `USER#${userId}#HEALTH`, sk: 'FILE' }),
} as const;

export const healthRecordIndexes = {
  /** gsi2: by the time of the next reminder. */
  dueHealthFiles: 'HEALTH#due',
} as const;
