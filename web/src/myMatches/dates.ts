/** Days as people say them: today, yesterday, Sunday 8 Nov. */

import { t } from '../lib/words/i18n';
import { settings } from '../lib/device/settings.svelte';

const DAY = 24 * 3600 * 1000;

export function dayOf(at: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return t('mine-today');
  if (days === 1) return t('mine-yesterday');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  return format(at, isThisYear ? { ...form, weekday: 'short' } : { ...form, year: 'numeric' });
}

export function timeOf(at: number): string {
  return format(at, { hour: '2-digit', minute: '2-digit' });
}

export function monthOf(at: number, now = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return format(at, isThisYear ? { month: 'long' } : { month: 'long', year: 'numeric' });
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

function format(at: number, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(settings.language, form).format(at).replaceAll(',', '');
}
