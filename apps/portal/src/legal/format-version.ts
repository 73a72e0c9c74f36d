import { formatShortDate } from '@hearthline/domain'

/** 'Version 2026-11, in effect since Nov 1, 2026'; without the day where the text has none. */
export function formatVersion({ version, effectiveOn }: { readonly version: string; readonly effectiveOn: string | null }): string {
  if (effectiveOn === null) return `Version ${version}`
  return `Version ${version}, in effect since ${formatShortDate(effectiveOn)}`
}
