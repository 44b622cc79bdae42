/** Some browsers have neither method. */
export const canShare = (content: ShareData): boolean => {
  const device: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator;
  return device.share !== undefined && (device.canShare?.call(navigator, content) ?? true);
};

/** Whether the person closed the device's dialog. */
export const isSharingCanceled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
