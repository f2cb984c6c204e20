/** What the page asks the server about notices; apart from the rest, because few ask. */

import { address, request } from '../../api/client';
import type { NewPush, NewWebhook, NoticeKind, Notices, SettingNotices, TableNotices } from '../../api/types';
import { language } from '../../i18n/index.svelte';

export const KINDS: NoticeKind[] = ['turn', 'time', 'full', 'over', 'rematch', 'mention', 'match'];
export const WEBHOOKS: NewWebhook['channel'][] = ['discord', 'slack', 'matrix', 'json'];

const mine = (rest = '') => address(`/me/notices${rest}`);
const at = (table: string, rest = '') => address(`/tables/${encodeURIComponent(table)}/notices${rest}`);

/** In which words, and whose hours are meant. */
export const spoken = () => ({ language: language(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

export const notices = {
  read: () => request<Notices>('GET', mine()),
  set: (wishes: Partial<SettingNotices>) => request<Notices>('PUT', mine(), { ...wishes, ...spoken() }),
  addPush: (push: Pick<NewPush, 'endpoint' | 'p256dh' | 'auth'>) =>
    request<Notices>('POST', mine('/push'), { ...push, ...spoken() }),
  addWebhook: (channel: NewWebhook['channel'], url: string) =>
    request<Notices>('POST', mine('/webhooks'), { channel, url, ...spoken() }),
  addMail: (to: string) => request<Notices>('POST', mine('/mail'), { address: to, ...spoken() }),
  remove: (id: string) => request<Notices>('DELETE', mine(`/receivers/${encodeURIComponent(id)}`)),
  test: () => request<Notices>('POST', mine('/test')),
};

export const tableNotices = {
  read: (table: string) => request<TableNotices>('GET', at(table)),
  set: (table: string, kinds: NoticeKind[] | null) => request<TableNotices>('PUT', at(table), { kinds }),
  addWebhook: (table: string, channel: NewWebhook['channel'], url: string) =>
    request<TableNotices>('POST', at(table, '/webhooks'), { channel, url, ...spoken() }),
  remove: (table: string, id: string) =>
    request<TableNotices>('DELETE', at(table, `/receivers/${encodeURIComponent(id)}`)),
};
