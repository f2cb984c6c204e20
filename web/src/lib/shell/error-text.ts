/** What went wrong, said to a player in their language. */

import { ApiError } from '../api/errors';
import type { ErrorBody } from '../api/types';
import { has, messageId, t } from '../i18n/index.svelte';
import { refusalText } from '../i18n/refusals';

/** The refusal's own sentence where the rules refuse; else what the code means and what to do. */
export function errorText(problem: unknown): string {
  const body = ApiError.of(problem).body;
  return bodyText(body);
}

export function bodyText(body: ErrorBody): string {
  const refusal = body.code === 'illegal' ? refusalText(body.key ?? '', body.figures ?? {}) : null;
  if (refusal !== null) return refusal;
  const known = messageId('error', body.code);
  return has(known) ? t(known, { message: body.message, seconds: body.retry_after ?? 1 }) : body.message;
}
