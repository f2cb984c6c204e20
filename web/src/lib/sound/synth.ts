/** The sounds themselves: wood, metal and water out of tones and noise, so that no file has to be loaded. */

import type { Sound } from './sounds';

/** How high, how long it takes to fade in seconds, how loud. */
interface Part {
  pitch: number;
  fade: number;
  loud: number;
}

type Voice = (context: BaseAudioContext, out: AudioNode, start: number, part: Part) => void;

/** Something struck: loud at once, then fading. */
function struck(context: BaseAudioContext, out: AudioNode, start: number, fade: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + fade);
  gain.connect(out);
  return gain;
}

function tone(context: BaseAudioContext, out: AudioNode, start: number, { pitch, fade, loud }: Part): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(pitch, start);
  source.connect(struck(context, out, start, fade, loud));
  source.start(start);
  source.stop(start + fade);
  return source;
}

/** Noise around a pitch. The same each time, so that a sound is one's own. */
function noise(context: BaseAudioContext, out: AudioNode, start: number, { pitch, fade, loud }: Part, narrow: number): void {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * fade), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1897;
  for (let place = 0; place < samples.length; place++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[place] = (seed / 2_147_483_647) * 2 - 1;
  }
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, start);
  filter.Q.value = narrow;
  source.connect(filter).connect(struck(context, out, start, fade, loud));
  source.start(start);
}

/** A knock on wood: a tone that drops at once, and the click of the surface. */
const wood: Voice = (context, out, start, part) => {
  const source = tone(context, out, start, part);
  source.frequency.exponentialRampToValueAtTime(part.pitch * 0.6, start + part.fade);
  noise(context, out, start, { pitch: part.pitch * 4, fade: 0.04, loud: part.loud * 0.9 }, 1.5);
};

const PARTIALS = [1, 2.76, 5.4];
/** Struck metal: partials that do not fit, the higher the shorter. */
const metal: Voice = (context, out, start, { pitch, fade, loud }) => {
  PARTIALS.forEach((partial, number) => {
    tone(context, out, start, { pitch: pitch * partial, fade: fade / (1 + number * 0.8), loud: loud / (1 + number * 1.6) });
  });
};

/** A plucked string, round and warm. */
const string: Voice = (context, out, start, { pitch, fade, loud }) => {
  tone(context, out, start, { pitch, fade, loud });
  tone(context, out, start, { pitch: pitch * 2, fade: fade * 0.6, loud: loud * 0.35 });
  tone(context, out, start, { pitch: pitch * 3, fade: fade * 0.35, loud: loud * 0.15 });
};

/** Water against a hull, or a card over felt. */
const rush: Voice = (context, out, start, part) => noise(context, out, start, part, 0.7);

/** A sound: what is struck when, in seconds. */
type Score = [voice: Voice, at: number, pitch: number, fade: number, loud: number][];

const SCORES: Record<Sound, Score> = {
  turn: [
    [string, 0, 659, 0.5, 0.3],
    [string, 0.16, 880, 0.7, 0.3],
  ],
  card: [
    [rush, 0, 2_600, 0.12, 0.3],
    [wood, 0.07, 240, 0.09, 0.25],
  ],
  tile: [
    [wood, 0, 420, 0.1, 0.4],
    [wood, 0.07, 330, 0.12, 0.3],
  ],
  worker: [
    [wood, 0, 760, 0.07, 0.3],
    [wood, 0.09, 900, 0.07, 0.25],
  ],
  build: [
    [wood, 0, 210, 0.16, 0.5],
    [wood, 0.15, 240, 0.16, 0.5],
    [wood, 0.3, 180, 0.26, 0.55],
  ],
  barrel: [
    [wood, 0, 150, 0.2, 0.5],
    [wood, 0.1, 175, 0.16, 0.35],
  ],
  coins: [
    [metal, 0, 2_100, 0.22, 0.2],
    [metal, 0.07, 2_500, 0.3, 0.2],
  ],
  sell: [
    [wood, 0, 170, 0.14, 0.4],
    [metal, 0.16, 1_900, 0.25, 0.18],
    [metal, 0.23, 2_250, 0.25, 0.18],
    [metal, 0.3, 2_700, 0.4, 0.18],
  ],
  ship: [
    [rush, 0, 520, 0.55, 0.4],
    [wood, 0.05, 130, 0.2, 0.45],
    [metal, 0.28, 620, 0.6, 0.16],
  ],
  bell: [
    [metal, 0, 740, 0.7, 0.2],
    [metal, 0.3, 740, 0.8, 0.2],
  ],
  end: [
    [string, 0, 392, 0.5, 0.25],
    [string, 0.14, 494, 0.5, 0.25],
    [string, 0.28, 587, 0.5, 0.25],
    [string, 0.42, 784, 0.75, 0.3],
    [metal, 0.42, 1_568, 0.6, 0.08],
  ],
};

export const SOUNDS = Object.keys(SCORES) as Sound[];

/** Put a sound on a context, beginning at a time. */
export function compose(context: BaseAudioContext, sound: Sound, volume: number, start: number): void {
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const [voice, at, pitch, fade, loud] of SCORES[sound]) voice(context, out, start + at, { pitch, fade, loud });
}

let context: AudioContext | null = null;

/** Let a sound be heard now. */
export function sing(sound: Sound, volume: number): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    compose(context, sound, volume, context.currentTime + 0.01);
  } catch {
    // A browser without sound.
  }
}
