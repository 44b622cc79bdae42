export type Position = { lat: number; lon: number; accuracy: number };
export type PositionProblem = 'denied' | 'failed';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

/** Asks the browser, which asks the person the first time. */
export const ownPosition = (): Promise<Position | PositionProblem> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) {
      resolve('failed');
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed'),
      options,
    );
  });

/** `prompt` where the browser doesn't tell. */
export const positionPermission = async (): Promise<PermissionState> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
};
