/** A short sound made of two tones, so that no file has to be loaded. */

const TONES = [659, 880];
const LENGTH = 0.18;

export function chime(): void {
  try {
    const context = new AudioContext();
    TONES.forEach((frequency, number) => {
      const start = context.currentTime + number * LENGTH;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = frequency;
      tone.type = 'triangle';
      volume.gain.setValueAtTime(0.15, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * LENGTH);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 2 * LENGTH);
    });
    setTimeout(() => void context.close(), 2_000);
  } catch {
    // A browser without sound, or one that has not been clicked in yet.
  }
}
