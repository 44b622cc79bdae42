/** Whether a unit takes people whose shift would be overtime for the organization. */
export const overtimeChoices = ['yes', 'approval', 'no'] as const;
export type OvertimeChoice = (typeof overtimeChoices)[number];
