/** Error correction of QR codes: Reed-Solomon over the field of 256 elements (ISO/IEC 18004, 7.5). */

const POLYNOMIAL = 0x11d;

const POWERS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);

let power = 1;
for (let exponent = 0; exponent < 255; exponent += 1) {
  POWERS[exponent] = power;
  LOGARITHMS[power] = exponent;
  power <<= 1;
  if (power > 255) power ^= POLYNOMIAL;
}

export function multiply(one: number, two: number): number {
  if (one === 0 || two === 0) return 0;
  return POWERS[((LOGARITHMS[one] ?? 0) + (LOGARITHMS[two] ?? 0)) % 255] ?? 0;
}

/** The power of the field's generator. */
export function alpha(exponent: number): number {
  return POWERS[exponent % 255] ?? 0;
}

/** Coefficients of (x - a^0)(x - a^1)..., the highest left out because it is 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let root = 0; root < degree; root += 1) {
    const longer = [...coefficients, 0];
    coefficients.forEach((value, place) => {
      longer[place + 1] = (longer[place + 1] ?? 0) ^ multiply(value, alpha(root));
    });
    coefficients = longer;
  }
  return coefficients.slice(1);
}

/** The remainder of the data, shifted, by the generator: the words that follow the data. */
export function correction(data: number[], count: number): number[] {
  const divisor = generator(count);
  let remainder = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (remainder[0] ?? 0);
    remainder = divisor.map((value, place) => (remainder[place + 1] ?? 0) ^ multiply(value, factor));
  }
  return remainder;
}
