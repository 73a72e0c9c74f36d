/** Lives someone's application on by calls, with the items' own examples: for journeys that begin far behind the offer. */
import type { Borrower } from './borrower.ts'

const HELOC = '/service-application/api/v1/application/heloc'

/** Until a step is open; whoever acts at each stop before it is the borrower alone. */
export async function liveTo(url: string, borrower: Borrower, step: string): Promise<void> {
  await borrower.untilStep('OFFER_SELECTION')
  const { offers } = await borrower.offers()
  const offer = offers[0]!
  const { type, term, originationFee, minDraw: amount } = offer
  const reply = await fetch(`${url}${HELOC}/${borrower.uuid}/offer`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${borrower.jwt.replace(/^Bearer /i, '')}`,
      'x-org': borrower.org,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ type, term, originationFee, amount, discounts: [] }),
  })
  if (!reply.ok) throw new Error(`The offer was not taken: ${reply.status} ${await reply.text()}`)
  await liveOnTo(borrower, step)
}

/** The same for whoever has chosen an offer. */
export async function liveOnTo(borrower: Borrower, step: string): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    const { step: now, openItem } = await borrower.application()
    if (now === step) return
    const item = openItem && (await borrower.read<{ kind: string; example: unknown }>(`${HELOC}/${borrower.uuid}/items/${openItem}`))
    // The step may have gone on between the two reads.
    if (item && item.kind === 'ask' && (await borrower.application()).openItem === openItem) await borrower.answer(openItem, item.example)
    else await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${borrower.email} never came to ${step}`)
}
