export const attendanceKeys = {
  attendance: (shiftId: string, userId: string) => ({ pk: `SHIFT#${shiftId}`, sk: `ATTENDANCE#${userId}` }),
  clockEntry: (shiftId: string, userId: string, entryId: string) => ({
    pk: `SHIFT#${shiftId}`,
    sk: `ATTENDANCE#${userId}#ENTRY#${entryId}`,
  }),
  /** Key that signs entries of the person. */
  clockPhone: (userId: string, phoneId: string) => ({ pk: `USER#${userId}`, sk: `CLOCK_PHONE#${phoneId}` }),
  kiosk: (kioskId: string) => ({ pk: `KIOSK#${kioskId}`, sk: 'KIOSK' }),
  kioskCount: (locationId: string) => ({ pk: `LOC#${locationId}#KIOSKS`, sk: 'COUNT' }),
  /** Hash of the code that a manager types on the screen. */
  kioskPairing: (codeHash: string) => ({ pk: `KIOSK_PAIRING#${codeHash}`, sk: 'PAIRING' }),
} as const;

export const attendanceIndexes = {
  /** table: begins_with ATTENDANCE#<user>: the attendance of a booking, and its entries */
  ofShift: (shiftId: string) => `SHIFT#${shiftId}`,
  /** gsi1: attendance and entries of a person by the start of the shift */
  ownAttendance: (userId: string) => `USER#${userId}#ATTENDANCE`,
  /** gsi2: submitted attendance of a location by answer deadline */
  toApprove: (locationId: string) => `LOC#${locationId}#ATTENDANCE`,
  /** gsi3: by the time of the next automatic change */
  dueAttendance: 'ATTENDANCE#due',
  /** gsi1: owner of a key */
  phoneOwners: (phoneId: string) => `CLOCK_PHONE#${phoneId}`,
  /** gsi1: screens of a location by the time they were paired */
  kiosks: (locationId: string) => `LOC#${locationId}#KIOSKS`,
} as const;
