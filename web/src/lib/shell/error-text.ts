/** What went wrong, said to a player in their language. */

import { ApiError } from '../api/errors';
import type { ErrorBody } from '../api/types';
import { has, messageId, t, type Arguments } from '../i18n/index.svelte';
import { refusalText } from '../i18n/refusals';

/** Arguments that are choices of a table, and said by their names. */
const NAMED = ['edition', 'expansion', 'variant'];

export function errorText(problem: unknown): string {
  return bodyText(ApiError.of(problem).body);
}

/** The refusal's own sentence where the rules refuse; else the error's. */
export function bodyText(body: ErrorBody): string {
  const refusal = body.code === 'illegal' ? refusalText(body.key ?? '', body.figures ?? {}) : null;
  if (refusal !== null) return refusal;
  const id = messageId('error', body.code);
  // A server newer than this page may know more codes.
  return has(id) ? t(id, named(body.arguments)) : t('error-title');
}

function named(values: Arguments): Arguments {
  const args = { ...values };
  for (const name of NAMED) {
    const id = messageId(name, String(args[name]), 'name');
    if (has(id)) args[name] = t(id);
  }
  return args;
}
