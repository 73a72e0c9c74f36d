/** Why a flag is what it is, in sentences. Pure. */
import type { FlagDetails } from './create-flags.ts'
import type { FlagSource } from './flag-providers.ts'

const LISTS: Readonly<Record<Extract<FlagSource, 'FILE' | 'ALL' | 'ORGANIZATION'>, string>> = {
  FILE: 'the installation’s file of flags',
  ALL: 'the rules for every organization',
  ORGANIZATION: 'this organization’s own rules',
}

export function becauseOf({ reason, source, place, enabled, variation }: Omit<FlagDetails, 'key' | 'variables'>): string {
  if (reason === 'DISABLED') return `Its rules are stopped. What counts without them is “${enabled ? 'on' : 'off'}”.`
  if (source === 'STANDARD') return `No rule applies. The product’s standard is “${enabled ? 'on' : 'off'}”.`
  if (source === 'BRAND') return 'No rule applies. The brand says so.'
  if (source === 'SETTING') return 'A register sets it.'
  const rule = `Rule ${place} of ${LISTS[source]}`
  if (variation === 'control') return `${rule} is an experiment, and this person is in its control group.`
  if (variation === 'variation') return `${rule} is an experiment, and this person is in the group that sees the change.`
  if (reason === 'SPLIT') return `${rule} applies to a share of people, and this person is within it.`
  return reason === 'TARGETING_MATCH' ? `${rule} applies: its conditions are met.` : `${rule} applies to everyone.`
}
