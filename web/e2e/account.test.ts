/** Accounts: a guest makes a passkey, loses the cookie, and is back in the running game on another device;
 *  signing in by mail. The passkeys are those of Chromium's virtual authenticator, the mail server is a real one. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './support/axe';
import { PATIENCE } from './support/patience';
import { findPython } from './support/places';
import { Player } from './support/player';
import { Server } from './support/server';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import type { Visitor } from './support/visitor';

/** Passkeys belong to names, so the server is found by its name. */
const named = (server: Server): string => server.url.replace('127.0.0.1', 'localhost');

test('a guest makes a passkey, loses the cookie, and plays on on another device', async () => {
  const server = await new Server().start();
  const first = await visit({}, named(server));
  const keys = await authenticator(first);
  const id = await createTable(first, againstBots('1897'));
  await new Player(first, 7).myTurn();
  await first.page.goto('/account');
  await first.page.getByRole('button', { name: 'Make an account' }).click();
  await first.page.getByText('This is your account now, Ana').waitFor();
  const codes = await first.page.locator('ol code').allInnerTexts();
  expect(codes).toHaveLength(8);
  expect(await violations(first.page)).toEqual([]);
  const { credentials } = await keys.session.send('WebAuthn.getCredentials', { authenticatorId: keys.id });
  await first.context.close();

  const second = await visit({ size: 'phone', theme: 'dark' }, named(server));
  const others = await authenticator(second);
  for (const credential of credentials) {
    await others.session.send('WebAuthn.addCredential', { authenticatorId: others.id, credential });
  }
  await second.page.goto(`/table/${id}`);
  await second.page.goto('/account');
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await second.page.getByText('You are signed in as Ana').waitFor();
  expect(await violations(second.page)).toEqual([]);
  await second.page.goto(`/table/${id}`);
  const player = new Player(second, 11);
  await player.myTurn();
  await player.decide();

  // Whoever has lost all devices has the codes; the others are signed out from here.
  const third = await visit({}, named(server));
  await third.page.goto('/account');
  await third.page.getByText('I have a recovery code').click();
  await third.page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await third.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await third.page.getByText('You are signed in as Ana').waitFor();
  await third.page.getByRole('button', { name: 'Sign out all others' }).click();
  await third.page.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  await second.page.goto('/account');
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await Promise.all([second.context.close(), third.context.close()]);
  await server.stop();
});

test('signing in by mail brings along the games of the device', async () => {
  const letters = await mailServer();
  const server = await new Server('--smtp-url', letters.url, '--mail-from', 'Boriken <table@example.org>', '--public-url', 'http://localhost').start();
  const first = await visit({}, server.url);
  await createTable(first, againstBots('1897'));
  await first.page.goto('/account');
  await first.page.getByRole('textbox', { name: 'E-mail address' }).fill('ana@example.org');
  await first.page.getByRole('button', { name: 'Send the link' }).click();
  await first.page.getByText('We have sent an e-mail to ana@example.org').waitFor();
  await first.page.goto(`/account#${await letters.token()}`);
  await first.page.reload();
  await first.page.getByText('Make an account with ana@example.org?').waitFor();
  await first.page.getByRole('button', { name: 'Make an account' }).click();
  await first.page.getByText('This is your account now, Ana').waitFor();

  const second = await visit({ size: 'phone' }, server.url);
  await createTable(second, { ...againstBots('1897'), name: 'Ben' });
  await second.page.goto('/account');
  await second.page.getByRole('textbox', { name: 'E-mail address' }).fill('ana@example.org');
  await second.page.getByRole('button', { name: 'Send the link' }).click();
  await second.page.goto(`/account#${await letters.token()}`);
  await second.page.reload();
  await second.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await second.page.getByText('One game from this device is now in your account').waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
  await server.stop();
  letters.stop();
});

/** A device that keeps passkeys, and unlocks them by itself. */
async function authenticator({ page, context }: Visitor): Promise<{ session: CDPSession; id: string }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return { session, id: authenticatorId };
}

interface Letters {
  url: string;
  /** The secret of the next letter's link. */
  token: () => Promise<string>;
  stop: () => void;
}

/** aiosmtpd, which says what it receives. */
async function mailServer(): Promise<Letters> {
  const port = await freePort();
  const address = `127.0.0.1:${String(port)}`;
  const child: ChildProcess = spawn(findPython(), ['-u', '-m', 'aiosmtpd', '-n', '-l', address, '-c', 'aiosmtpd.handlers.Debugging', 'stdout']);
  process.once('exit', () => child.kill());
  let said = '';
  let taken = 0;
  child.stdout?.on('data', (data: Buffer) => (said += data.toString().replaceAll('=\n', '').replaceAll('=\r\n', '')));
  return {
    url: `smtp://${address}`,
    async token() {
      const found = () => [...new Set([...said.replaceAll('=\n', '').matchAll(/\/account#([\w.-]{40,})/g)].map(([, token]) => token ?? ''))];
      await expect.poll(() => found().length, { timeout: PATIENCE }).toBeGreaterThan(taken);
      taken += 1;
      return found()[taken - 1] ?? '';
    },
    stop: () => child.kill(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
