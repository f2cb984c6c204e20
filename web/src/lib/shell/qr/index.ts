/** QR codes for invitation links. */

import { encodeQR } from 'qr';

/** A code as rows of dark (true) and light modules, with the light border a scanner needs. */
export function qrModules(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}

/** The dark modules as an SVG path, one unit each. */
export function qrPath(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
