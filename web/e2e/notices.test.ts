/** Notices: chosen in the settings, and shown and withdrawn by the real service worker, which
 *  is handed what a push service would hand it. */

import { expect } from 'vitest';
import { againstBots, createTable } from './support/tables';
import { test, visit } from './support/testing';
import { deliverer } from './support/worker';

test('where and about what is chosen in the settings, on a phone too', async () => {
  const visitor = await visit({ size: 'phone' });
  const { page } = visitor;
  await createTable(visitor, againstBots('1897'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Notices', { exact: true }).click();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  const address = page.getByPlaceholder('Address of the webhook');
  await address.fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Notices cannot be sent to this address').waitFor();
  await address.fill('https://hooks.example.org/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('hooks.example.org').waitFor();
  const rematch = page.getByLabel('A rematch begins');
  expect(await rematch.isChecked()).toBe(false);
  await rematch.click();
  await page.getByLabel('Quiet hours').click();
  await page.getByLabel('From').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Notices', { exact: true }).click();
  await page.getByLabel('From').waitFor();
  expect(await page.getByLabel('From').inputValue()).toBe('22:00');
  expect(await rematch.isChecked()).toBe(true);
  expect(visitor.faults.found.filter((fault) => !fault.includes('400'))).toEqual([]);
  await visitor.context.close();
});

test('a push is shown with the page elsewhere, and taken away when one has moved', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.context.grantPermissions(['notifications']);
  await page.goto('/');
  const deliver = await deliverer(visitor);
  const told = { kind: 'turn', tag: 'abc-turn', text: 'Friday: it is your turn.', url: 'https://elsewhere.example/table/abc', at: 1, withdrawn: false };
  await deliver(told);
  await page.waitForFunction(SHOWN, ['Friday: it is your turn. /table/abc']);
  await deliver({ ...told, text: 'Friday: your time is running out.' }); // takes the place of the other
  await page.waitForFunction(SHOWN, ['Friday: your time is running out. /table/abc']);
  await deliver({ ...told, withdrawn: true });
  await page.waitForFunction(SHOWN, []);
  await visitor.context.close();
});

/** In the page: whether these notices are shown, and no others. */
const SHOWN = async (wanted: string[]): Promise<boolean> => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return JSON.stringify(shown.map(({ body, data }) => `${body} ${String(data)}`)) === JSON.stringify(wanted);
};
