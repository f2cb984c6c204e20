/** Pictures as somebody sees them who sees no colours: how alike their shapes are, and how they stand out. */

import type { Page } from 'playwright-core';

/** Contrast of shapes, by WCAG 1.4.11. */
const SHAPE = 3;

/** How light each pixel is, from 0 to 1, as WCAG counts it. */
export type Grey = number[];

/** What can be seen of each of these elements. */
export async function greysOf(page: Page, ids: string[]): Promise<Map<string, Grey>> {
  const greys = new Map<string, Grey>();
  for (const id of ids) {
    const picture = await page.locator(`#${id}`).screenshot();
    greys.set(id, await page.evaluate(decode, picture.toString('base64')));
  }
  return greys;
}

/** In the page. */
async function decode(png: string): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const light = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const at = (place: number): number => light((data[place] ?? 0) / 255);
  return Array.from({ length: data.length / 4 }, (_, pixel) => 0.2126 * at(4 * pixel) + 0.7152 * at(4 * pixel + 1) + 0.0722 * at(4 * pixel + 2));
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** What is left of pictures of one size without what all of them show: frames, the barrel below its sign. */
export function withoutCommon(greys: Map<string, Grey>): Map<string, Grey> {
  const all = [...greys.values()];
  const common = (all[0] ?? []).map((_, pixel) => mean(all.map((grey) => grey[pixel] ?? 0)));
  return new Map([...greys].map(([id, grey]) => [id, grey.map((light, pixel) => light - (common[pixel] ?? 0))]));
}

/** The correlation of two pictures of one size: 1 for the same shape, however light or dark. */
export function likeness(one: Grey, other: Grey): number {
  const [first, second] = [one, other].map((grey) => {
    const middle = mean(grey);
    return grey.map((light) => light - middle);
  }) as [Grey, Grey];
  const along = (left: Grey, right: Grey): number => mean(left.map((light, pixel) => light * (right[pixel] ?? 0)));
  return along(first, second) / Math.sqrt(along(first, first) * along(second, second));
}

/** The share of a picture that contrasts enough with what is behind it. */
export function outstanding(behind: number, grey: Grey): number {
  const contrast = (light: number): number => (Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05);
  return grey.filter((light) => contrast(light) >= SHAPE).length / grey.length;
}
