/** The windows people play in. */

interface Window {
  /** In the pixels that the page counts in. */
  width: number;
  height: number;
  isTouched?: boolean;
  /** Pixels of the screen for one of the page, where it is enlarged. */
  scale?: number;
}

export const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, isTouched: true },
  '360x640': { width: 360, height: 640, isTouched: true },
  '844x390': { width: 844, height: 390, isTouched: true },
  '820x1180': { width: 820, height: 1180, isTouched: true },
  '1024x768': { width: 1024, height: 768, isTouched: true },
  '1180x820': { width: 1180, height: 820, isTouched: true },
  '1280x720': { width: 1280, height: 720 },
  '1280x720-at-200': { width: 640, height: 360, scale: 2 },
  '1366x768-at-125': { width: 1093, height: 614, scale: 1.25 },
  '1440x900': { width: 1440, height: 900 },
  '1920x1080': { width: 1920, height: 1080 },
  '2560x1440': { width: 2560, height: 1440 },
  '3840x2160': { width: 3840, height: 2160 },
} as const satisfies Record<string, Window>;

export type Size = keyof typeof SIZES;
/** Those at which everything is tried, not only looked at. */
export type UsualSize = 'desk' | 'phone';

export const ALL_SIZES = Object.keys(SIZES) as Size[];
export const USUAL_SIZES: UsualSize[] = ['desk', 'phone'];

/** At which of them something of a row is tried every day. */
export const sizeOf = (number: number): UsualSize => (number % 2 === 0 ? 'desk' : 'phone');

export const windowOf = (size: Size): Window => SIZES[size];
