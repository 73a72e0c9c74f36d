/** What a page has to let in so that a vendor's own window opens in it: nothing, unless the lender chose that vendor. */
import type { ProviderChoice } from '../provider-choices.ts'

export interface BrowserOrigins {
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
}

const NONE: BrowserOrigins = { script: [], frame: [], connect: [] }

/** By the provider's name in the catalog. */
const ORIGINS: Readonly<Record<string, BrowserOrigins>> = {
  // Plaid Link (https://plaid.com/docs/link/web/#csp-directives).
  plaid: {
    script: ['https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
    frame: ['https://cdn.plaid.com/'],
    connect: ['https://production.plaid.com/', 'https://sandbox.plaid.com/'],
  },
  // Truv Bridge (https://docs.truv.com/developers/integration/bridge-widget/overview).
  truv: { script: ['https://cdn.truv.com/bridge.js'], frame: ['https://cdn.truv.com/'], connect: ['https://cdn.truv.com/'] },
}

/** @param organization the code of the lender whose page it is */
export function browserOriginsOf(choices: readonly ProviderChoice[], organization: string): BrowserOrigins {
  const own = choices.filter((choice) => choice.organization === organization)
  const forAll = choices.filter(
    (choice) => choice.organization === undefined && !own.some(({ capability }) => capability === choice.capability),
  )
  const providers = new Set([...own, ...forAll].map(({ provider }) => provider))
  const chosen = [...providers].flatMap((provider) => ORIGINS[provider] ?? [])
  return chosen.reduce(
    (all, each) => ({
      script: [...all.script, ...each.script],
      frame: [...all.frame, ...each.frame],
      connect: [...all.connect, ...each.connect],
    }),
    NONE,
  )
}
