import { expect, it } from 'vitest';
import { bytes, text } from './passkeys';

it('turns bytes into the letters of WebAuthn and back', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(text(all.buffer)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...bytes(text(all.buffer))]).toEqual([...all]);
  expect(text(Uint8Array.of(251, 255).buffer)).toBe('-_8');
});
