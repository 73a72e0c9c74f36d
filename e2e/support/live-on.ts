/** Lives an application on by the calls that the screens make, with each question's own example, until a step that a journey is about. */
import { type Borrower, exampleAnswer } from './borrower.ts'
import { showIncome } from './live-to.ts'
import { confirmNotCanceled } from './not-canceled.ts'
import { passClosedDays, settleWait } from './operator.ts'
import { expect } from './test.ts'

interface Item {
  readonly kind: 'ask' | 'work' | 'wait'
  readonly example: unknown
  readonly about?: { readonly signers?: readonly string[] } | null
}

const HELOC = '/service-application/api/v1/application/heloc'
/** More than any application has. */
const MOST_STOPS = 60

/** Operators settle what waits for them, by example; what waits for time has to be passed by the journey. */
export async function liveOn(url: string, borrower: Borrower, until: string): Promise<void> {
  const path = `${HELOC}/${borrower.uuid}`
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const { step, openItem } = await atRest(url, borrower, path)
    if (step === until) return
    if (openItem === null) throw new Error(`Ended at ${step}`)
    const item = await borrower.read<Item>(`${path}/items/${openItem}`)
    if (openItem === 'rescission-assurance') await confirmNotCanceled(borrower)
    else if (item.kind === 'wait') await settleWait(url, borrower.uuid, openItem, decisionOn(openItem, item), 'As expected.')
    else if (openItem.endsWith('offer') && openItem !== 'final-offer') await chooseLargest(url, borrower, path)
    else if (openItem === 'income-sources') await showIncome(url, borrower)
    else await borrower.answer(openItem, await exampleAnswer(borrower, openItem, item.example))
  }
  throw new Error(`Never at ${until}`)
}

/** By example; how title is held names those who sign this very deed. */
function decisionOn(openItem: string, { example, about }: Item): unknown {
  if (openItem !== 'instrument-details') return example
  return { ...(example as object), vesting: `${(about?.signers ?? []).join(' and ')}, as joint tenants` }
}

/** Until the server's own work is not the open item; work that waits for a business day is not waited for. */
async function atRest(url: string, borrower: Borrower, path: string) {
  let found = await borrower.application()
  await expect(async () => {
    found = await borrower.application()
    const kind = found.openItem === null ? 'end' : (await borrower.read<Item>(`${path}/items/${found.openItem}`)).kind
    if (kind === 'work') await passClosedDays(url, borrower.uuid)
    expect(kind).not.toBe('work')
  }).toPass({ timeout: 30_000, intervals: [50, 100, 200] })
  return found
}

async function chooseLargest(url: string, borrower: Borrower, path: string): Promise<void> {
  const { offers } = await borrower.offers()
  const { term, originationFee, maxDraw } = offers.filter(({ type }) => type === 'FIXED').toSorted((a, b) => b.maxDraw - a.maxDraw)[0]!
  const reply = await fetch(`${url}${path}/offer`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-org': borrower.org,
      authorization: `Bearer ${borrower.jwt.replace(/^Bearer /i, '')}`,
    },
    body: JSON.stringify({ type: 'FIXED', term, originationFee, amount: maxDraw, discounts: [] }),
  })
  if (!reply.ok) throw new Error(`The offer was not taken: ${reply.status} ${await reply.text()}`)
}
