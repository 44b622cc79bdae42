/** Of a shift's screen in every state, which may come when there is no connection. */
export const shiftDayCatalogs = ['shift-day', 'shifts', 'facility-record', 'receipts', 'disputes'] as const;
