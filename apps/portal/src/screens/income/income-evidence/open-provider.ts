/** Opens what the provider gave for the person, and gives the code that it hands back. */
import type { LinkOpening } from '@hearthline/contract'

/** What opens by itself; the bank aggregator's window is a part of the page. */
export type SelfOpening = Exclude<LinkOpening, { kind: 'PLAID' }>

/** Undefined where the person closed the window. A page leads back by itself: whoever waits for it waits while this page is leaving. */
export async function openProvider(opening: SelfOpening): Promise<string | undefined> {
  if (opening.kind === 'TRUV') return (await import('./open-truv.ts')).openTruv(opening.bridgeToken)
  window.location.assign(opening.url)
  return new Promise<undefined>(() => undefined)
}
