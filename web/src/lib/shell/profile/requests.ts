/** Asking for histories: `name` is that of an account, null oneself. */

import { address, request } from '../../api/client';
import type { Edition, PlayedGames, Profile, RatingCurve, Statistics, TableRatings } from '../../api/types';

/** Which games; empty: whichever. */
export interface Chosen {
  edition: Edition | '';
  players: number;
  /** One that was in play; `none`: the base game alone. */
  expansion: string;
  rated: boolean;
}

const get = <T>(path: string, query = {}) => request<T>('GET', address(path, query));
const of = (name: string | null) => (name === null ? {} : { of: name });

export const profileOf = (name: string | null) => get<Profile>('/profile', of(name));

export const gamesOf = (name: string | null, chosen: Chosen, before?: string) =>
  get<PlayedGames>('/profile/games', { ...of(name), ...chosen, before });

export const statisticsOf = (name: string | null, chosen: Chosen) => get<Statistics>('/profile/statistics', { ...of(name), ...chosen });

export const curveOf = (name: string | null, pool: string) => get<RatingCurve>(`/profile/ratings/${encodeURIComponent(pool)}`, of(name));

export const ratingsOfTable = (id: string) => get<TableRatings>(`/tables/${encodeURIComponent(id)}/ratings`);

/** All of one's records, as a ZIP file. */
export const recordsAddress = () => address('/profile/records');
