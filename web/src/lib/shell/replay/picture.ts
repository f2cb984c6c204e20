/** A moment of a game as a picture to send: drawn on a canvas with the page's own letters, colours and drawings. */

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 48;

export interface PictureSeat {
  name: string;
  mark: string;
  /** Null where they are a secret. */
  points: number | null;
  coins: number;
  goods: { picture: string; number: number }[];
  buildings: string[];
}

export interface PictureOfMoment {
  title: string;
  moment: string;
  /** What happened last. */
  told: string;
  seats: PictureSeat[];
  /** Drawings of a coin and of a chip. */
  coin: string;
  chip: string;
}

/** Colours and shapes as the style sheets have them: asked of elements that nobody sees. */
class Painter {
  #context: CanvasRenderingContext2D;
  #host: HTMLElement;

  constructor(context: CanvasRenderingContext2D, host: HTMLElement) {
    this.#context = context;
    this.#host = host;
  }

  colour(token: string): string {
    this.#host.style.color = `var(--${token})`;
    return getComputedStyle(this.#host).color;
  }

  /** The value of a token that is a list of letters. */
  #family(token: string): string {
    return getComputedStyle(this.#host).getPropertyValue(`--${token}`);
  }

  box(x: number, y: number, width: number, height: number, token: string): void {
    this.#context.fillStyle = this.colour(token);
    this.#context.fillRect(x, y, width, height);
  }

  frame(inset: number, weight: number): void {
    this.#context.strokeStyle = this.colour('line');
    this.#context.lineWidth = weight;
    this.#context.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }

  /** Letters, cut short where there is no room; how wide they are. */
  text(words: string, x: number, y: number, size: number, token = 'ink', font = 'font-text', room = WIDTH - EDGE - x): number {
    const context = this.#context;
    context.font = `${font === 'font-text' ? 600 : 400} ${String(size)}px ${this.#family(font)}`;
    context.fillStyle = this.colour(token);
    let shown = words;
    while (shown.length > 1 && context.measureText(shown).width > room) shown = `${shown.slice(0, -2).trimEnd()}…`;
    context.fillText(shown, x, y);
    return context.measureText(shown).width;
  }

  /** One of our drawings, layer by layer. */
  draw(markup: string, x: number, y: number, size: number): void {
    const context = this.#context;
    this.#host.innerHTML = `<svg class="art" viewBox="0 0 64 64" width="64" height="64">${markup}</svg>`;
    for (const path of this.#host.querySelectorAll('path')) {
      const { fill, stroke, strokeWidth } = getComputedStyle(path);
      const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = path.getCTM() ?? {};
      const shape = new Path2D(path.getAttribute('d') ?? '');
      context.save();
      context.translate(x, y);
      context.scale(size / 64, size / 64);
      context.transform(a, b, c, d, e, f);
      if (fill.startsWith('rgb')) {
        context.fillStyle = fill;
        context.fill(shape);
      }
      if (stroke.startsWith('rgb')) {
        context.strokeStyle = stroke;
        context.lineWidth = parseFloat(strokeWidth);
        context.lineJoin = 'round';
        context.stroke(shape);
      }
      context.restore();
    }
    this.#host.replaceChildren();
  }
}

export function paintMoment(canvas: HTMLCanvasElement, host: HTMLElement, picture: PictureOfMoment): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const painter = new Painter(context, host);
  painter.box(0, 0, WIDTH, HEIGHT, 'paper');
  painter.frame(14, 6);
  painter.frame(24, 2);
  painter.text(picture.title, EDGE, 96, 52, 'ink', 'font-display');
  painter.text(picture.moment, EDGE, 138, 26, 'ink-soft');
  const height = Math.min(125, (HEIGHT - 240) / picture.seats.length);
  picture.seats.forEach((seat, place) => paintSeat(painter, seat, picture, 164 + place * height, height));
  painter.text(picture.told, EDGE, HEIGHT - 48, 26, 'accent');
}

function paintSeat(painter: Painter, seat: PictureSeat, { coin, chip }: PictureOfMoment, top: number, height: number): void {
  const size = Math.min(66, height - 30);
  painter.box(EDGE, top, WIDTH - 2 * EDGE, height - 10, 'paper-raised');
  const middle = top + (height - 10) / 2 + 9;
  painter.text(`${seat.mark} ${seat.name}`, EDGE + 14, middle, 30, 'ink', 'font-text', 250);
  let x = EDGE + 280;
  const figures = [{ picture: chip, number: seat.points ?? '?' }, { picture: coin, number: seat.coins }, ...seat.goods];
  for (const { picture, number } of figures) {
    painter.draw(picture, x, middle - 9 - size / 2, size);
    x += size + 4;
    x += painter.text(String(number), x, middle, 30) + 16;
  }
  const room = WIDTH - EDGE - 14 - x;
  const step = Math.min(size + 4, room / Math.max(1, seat.buildings.length));
  for (const building of seat.buildings) {
    if (step >= 16) painter.draw(building, x, middle - 9 - size / 2, size);
    x += step;
  }
}
