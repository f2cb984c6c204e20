/** What the page asks the server about accounts; apart from the rest, because few ask. */

import { address, request } from '../../api/client';
import type { Account, Ceremony, LinkShown, RecoveryCodes, SignedIn } from '../../api/types';
import { language } from '../../i18n/index.svelte';
import { createPasskey, usePasskey } from './passkeys';

const at = (rest = '') => address(`/account${rest}`);
const post = <T>(rest: string, body?: unknown) => request<T>('POST', at(rest), body);
const remove = (rest: string) => request<Account>('DELETE', at(rest));

/** The link of a mail, or its code typed where the mail was asked for. */
export type Proof = { token: string } | { code: string };

export const account = {
  read: () => request<Account>('GET', at()),

  /** Null if the person thought better of it. */
  async addPasskey(name?: string): Promise<SignedIn | null> {
    const { options } = await post<Ceremony>('/new-passkey', name === undefined ? {} : { name });
    const credential = await createPasskey(options);
    return credential === null ? null : post<SignedIn>('/passkeys', { credential });
  },
  async signIn(bring: boolean): Promise<SignedIn | null> {
    const { options } = await post<Ceremony>('/sign-in/passkey/begin');
    const credential = await usePasskey(options);
    return credential === null ? null : post<SignedIn>('/sign-in/passkey', { credential, bring });
  },

  askLink: (to: string) => post<Account>('/sign-in/mail/begin', { address: to, language: language() }),
  lookAtLink: (token: string) => post<LinkShown>('/sign-in/mail/look', { token }),
  followLink: (proof: Proof, bring: boolean, name?: string) =>
    post<SignedIn>('/sign-in/mail', { ...proof, bring, ...(name === undefined ? {} : { name }) }),
  useCode: (code: string, bring: boolean) => post<SignedIn>('/sign-in/code', { code, bring }),

  askAddress: (to: string) => post<Account>('/new-address', { address: to, language: language() }),
  confirmAddress: (proof: Proof) => post<Account>('/addresses', proof),
  removePasskey: (id: string) => remove(`/passkeys/${encodeURIComponent(id)}`),
  removeAddress: (id: string) => remove(`/addresses/${encodeURIComponent(id)}`),
  newCodes: () => post<RecoveryCodes>('/codes'),

  endDevice: (id: string) => remove(`/devices/${encodeURIComponent(id)}`),
  endOthers: () => remove('/devices'),
  signOut: () => post<unknown>('/sign-out'),
  everything: () => request<unknown>('GET', address('/me/export')),
};
