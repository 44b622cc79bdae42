/** Global Privacy Control (https://www.w3.org/TR/gpc/) or Do Not Track. */
export const asksNotToBeTracked = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
};
