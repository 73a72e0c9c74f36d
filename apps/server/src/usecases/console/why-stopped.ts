/** Why automatic work stopped, by what the audit log keeps of it: a provider that is away, that refused, or that gave a wrong answer; a rule; or a fault of our own. */
import { z } from 'zod'

export type WhyStopped = 'away' | 'refused' | 'mistaken' | 'fault' | { readonly rule: string }

const gaveUp = z.object({ gaveUp: z.array(z.object({ item: z.string(), reason: z.string(), rule: z.optional(z.string()) })) })

const PROVIDERS: Readonly<Record<string, WhyStopped>> = {
  ProviderUnavailable: 'away',
  ProviderRefused: 'refused',
  ProviderMistaken: 'mistaken',
}

/** `entries`: details of the audit log, oldest first. */
export function whyStopped(entries: readonly unknown[], item: string): WhyStopped | undefined {
  const own = entries.flatMap((detail) => gaveUp.safeParse(detail).data?.gaveUp ?? []).findLast((each) => each.item === item)
  if (!own) return undefined
  return own.rule === undefined ? (PROVIDERS[own.reason] ?? 'fault') : { rule: own.rule }
}

export function stoppedWords(why: WhyStopped): string {
  if (why === 'refused')
    return 'The provider refused this request, and we don’t send it again automatically. Check what it was sent (under Attempts) and the provider’s settings, then run it again here.'
  if (why === 'mistaken')
    return 'The provider sent back something other than what we asked for, so we don’t use it. Read what is wrong under Attempts and call the provider. When it is corrected there, run this again here.'
  if (why === 'away')
    return 'The provider isn’t responding right now. We keep trying automatically for about a day. Run it again here when the provider is back.'
  if (why === 'fault')
    return 'This failed in our own system, not at a provider. We keep trying automatically for about a day. Tell the engineers, and run it again here when they have fixed it.'
  return `A rule stopped this: ${why.rule} No provider is at fault. Correct what it is based on, then run it again here.`
}
