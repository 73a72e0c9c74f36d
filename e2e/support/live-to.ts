/** Lives someone's application on by calls, with the items' own examples: for journeys that begin far behind the offer. */
import { randomUUID } from 'node:crypto'
import { type Borrower, exampleAnswer } from './borrower.ts'

const HELOC = '/service-application/api/v1/application/heloc'
const LOOK_EVERY_MS = 50

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

async function send<Answer>(url: string, borrower: Borrower, method: 'PUT' | 'POST', path: string, body: unknown): Promise<Answer> {
  const authorization = `Bearer ${borrower.jwt.replace(/^Bearer /i, '')}`
  const headers = { authorization, 'x-org': borrower.org, 'content-type': 'application/json' }
  const reply = await fetch(`${url}${HELOC}/${borrower.uuid}${path}`, { method, headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} was not taken: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Answer
}

interface Item {
  readonly kind: string
  readonly example: unknown
  readonly about: { readonly people?: readonly { person: string }[]; readonly sources?: readonly { id: string; state: string }[] }
}

const itemOf = (borrower: Borrower, item: string): Promise<Item> => borrower.read(`${HELOC}/${borrower.uuid}/items/${item}`)

/** By payroll, through the sandbox's own page, as a person who knows the password. @param user whose account it is; the borrower's where left out */
export async function showIncome(url: string, borrower: Borrower, user?: 'user_other'): Promise<void> {
  const { about } = await itemOf(borrower, 'income-sources')
  const source = randomUUID()
  const person = about.people?.[0]?.person ?? 'borrower'
  await borrower.answer('income-evidence', { sources: [{ id: source, person, way: 'PAYROLL', documents: [] }] })
  const { link, opening } = await send<{ link: string; opening: { url: string } }>(url, borrower, 'POST', '/income-links', { source })
  const page = new URL(opening.url, url)
  const visit = { step: 'code', payer: 'Harbor Foods', digits: '123456', ...(user && { user }) }
  for (const [name, value] of Object.entries(visit)) page.searchParams.set(name, value)
  const back = await fetch(page, { redirect: 'manual' })
  const code = new URL(back.headers.get('location') ?? '', url).searchParams.get('code')
  await send(url, borrower, 'POST', `/income-links/${link}/finish`, { code })
  for (let looks = 0; looks < 200; looks += 1) {
    const { sources = [] } = (await itemOf(borrower, 'income-sources')).about
    if (sources.find(({ id }) => id === source)?.state !== 'IN_PROGRESS') break
    await pause()
  }
  await borrower.answer('income-sources', { sources: ['TRUV_PAYROLL'] })
}

/** Until a step is open; whoever acts at each stop before it is the borrower alone. */
export async function liveTo(url: string, borrower: Borrower, step: string): Promise<void> {
  await borrower.untilStep('OFFER_SELECTION')
  const { type, term, originationFee, minDraw: amount } = (await borrower.offers()).offers[0]!
  await send(url, borrower, 'PUT', '/offer', { type, term, originationFee, amount, discounts: [] })
  await liveOnTo(url, borrower, step)
}

/** The same for whoever has chosen an offer. */
export async function liveOnTo(url: string, borrower: Borrower, step: string): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    const { step: now, openItem } = await borrower.application()
    if (now === step) return
    const item = openItem ? await itemOf(borrower, openItem) : undefined
    // The step may have gone on between the two reads.
    const isOpen = item?.kind === 'ask' && (await borrower.application()).openItem === openItem
    if (isOpen && openItem === 'income-sources') await showIncome(url, borrower)
    else if (isOpen && openItem) await borrower.answer(openItem, await exampleAnswer(borrower, openItem, item.example))
    else await pause()
  }
  throw new Error(`${borrower.email} never came to ${step}`)
}
