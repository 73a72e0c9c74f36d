/** Opens what the provider gave for the person, and gives the code that it hands back. */
import type { LinkOpening } from '@hearthline/contract'

/** Undefined where the person closed the window. A page leads back by itself: whoever waits for it waits while this page is leaving. */
export async function openProvider(opening: LinkOpening): Promise<string | undefined> {
  if (opening.kind === 'TRUV') return (await import('./open-truv.ts')).openTruv(opening.bridgeToken)
  window.location.assign(opening.url)
  return new Promise<undefined>(() => undefined)
}
