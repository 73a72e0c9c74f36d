import { decisionBasis, EVERY_ITEM, type Item, type Known } from '@hearthline/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AnswerNamesContext } from './answer-names.ts'
import { AnswerView } from './answer-view.tsx'

const DOCUMENT = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01'

/** As stored: a document is named by its id. */
const withIds = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'documentId' ? DOCUMENT : inner))

/** Each item with its example, or with what is given here; one result is one object, as the walk has it. */
function examples(given: Readonly<Record<string, object>> = {}): Known {
  const results = new Map<string, unknown>()
  return ((item: Item) => {
    if (!results.has(item.id)) results.set(item.id, withIds(given[item.id] ?? EVERY_ITEM.find(({ id }) => id === item.id)?.example))
    return results.get(item.id)
  }) as Known
}

const addressOf = (state: string) => ({
  ...(EVERY_ITEM.find(({ id }) => id === 'property-address')?.example as object),
  ...{ state, occupancyType: 'HOME' },
})

const shownOf = (item: Item, known: Known): string =>
  renderToStaticMarkup(
    <AnswerNamesContext
      value={{
        document: () => 'Deed or mortgage',
        actor: () => undefined,
        person: () => 'Ana Reyes',
        account: () => 'The account for the money',
      }}
    >
      {decisionBasis(item, known).map(({ title, labels, data }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
        <section key={index}>
          <h4>{title}</h4>
          <AnswerView data={data} labels={labels} />
        </section>
      ))}
    </AnswerNamesContext>,
  )

const itemOf = (id: string): Item => EVERY_ITEM.find((item) => item.id === id)!

/** What a person cannot read: an id, a digest, a provider's reference, a field by its name in the code. */
const RAW = [/[\da-f]{8}-[\da-f]{4}-/i, /[\da-f]{32}/i, /-example\b/, />(?:Is linked|Attempt|Sha256|Document id|Reference)</]
/** A number of four digits or more is money without its sign, unless it is the number of something. */
const BARE_FIGURE = /<dt>([^<]*)<\/dt><dd>(\d{4,})<|<section><h4>([^<]*)<\/h4>(\d+)</g

function unreadableIn(markup: string): string[] {
  const figures = [...markup.matchAll(BARE_FIGURE)].flatMap(([all, name = '']) => (/number|ending in/i.test(name) ? [] : [all]))
  return [...RAW.flatMap((raw) => raw.exec(markup)?.[0] ?? []), ...figures]
}

describe('what a decision is based on', () => {
  const decided = EVERY_ITEM.filter(({ kind, by }) => kind === 'wait' && by !== 'time')
  it.each(decided.map((item) => [item.id, item] as const))('of %s is shown in words alone', (_id, item) => {
    for (const known of [examples(), examples({ 'property-address': addressOf('TX') })])
      expect(unreadableIn(shownOf(item, known))).toEqual([])
  })

  const termsOf = { ...(itemOf('closing-terms').example as object), payOffs: [{ creditor: 'Harbor Card', amountCents: 1_000_000 }] }

  it('says of an approval what is sent, what of it the borrower has, whether two approve, and nothing of codes', () => {
    const shown = shownOf(itemOf('funding-decision'), examples({ 'closing-terms': { ...termsOf, cashToBorrowerCents: 7_495_700 } }))
    for (const row of [
      '<dt>Line of credit</dt><dd>$87,541.50</dd>',
      '<dt>Origination fee</dt><dd>$2,541.50</dd>',
      '<dt>To creditors</dt><dd>$0.00</dd>',
      '<dt>To the borrower</dt><dd>$84,957.00</dd>',
      '<dt>Sent in all</dt><dd>$84,957.00</dd>',
      '<dt>Approvals this needs</dt><dd>One</dd>',
      '<dt>One is enough up to a line of</dt><dd>$150,000.00</dd>',
      '<dt>How it was named</dt><dd>Typed by the borrower</dd>',
    ])
      expect(shown).toContain(row)
    const first = shownOf(itemOf('funding-first-approval'), examples({ 'funding-limit': { approvedByOneUpToCents: 5_000_000 } }))
    expect(first).toContain('<dd>Two: the line is above the limit</dd>')
  })

  it('says of an approval that an owner died, who had the notice in their place, and by which documents', () => {
    const [own] = (itemOf('rescission-notice').example as { persons: object[] }).persons
    const died = {
      'rescission-notice': {
        ...(itemOf('rescission-notice').example as object),
        persons: [own, { ...own, party: 'robin', name: 'Robin Reyes' }],
      },
      'rescission-delivery': {
        delivered: [
          { party: 'robin', way: 'MAIL', on: '2026-11-26', document: DOCUMENT, representative: { name: 'Rita Rep', document: DOCUMENT } },
        ],
      },
    }
    for (const id of ['funding-decision', 'funding-first-approval']) {
      const shown = shownOf(itemOf(id), examples(died))
      expect(shown).toContain('<h4>Right to cancel of an owner who died</h4>')
      for (const row of [
        '<dt>Owner who died</dt><dd>Robin Reyes</dd>',
        '<dt>Personal representative, who received the notice in their place</dt><dd>Rita Rep</dd>',
        '<dt>Document of the court that names the representative</dt><dd>Deed or mortgage</dd>',
        '<dt>Received on</dt><dd>Nov 26, 2026</dd>',
      ])
        expect(shown).toContain(row)
    }
  })

  it('says of a meeting with a notary when and where it is, what it costs, and which document is signed', () => {
    const booked = {
      'notary-booking': { status: 'BOOKED', meeting: 'MANUAL', reference: 'a:1', at: '2026-12-01T17:00:00.000Z', deed: 'd' },
      'notary-appointment': { meeting: 'MANUAL', at: '2026-12-01T17:00:00.000Z', place: 'LENDER_OFFICE' },
      'property-address': addressOf('TX'),
    }
    const shown = shownOf(itemOf('notary-session'), examples(booked))
    expect(shown).toContain('<dd>In person</dd>')
    expect(shown).toContain('<dt>Day and time</dt><dd>Tuesday, December 1, 11:00 AM CT</dd>')
    expect(shown).toContain('<dt>Where to meet</dt><dd>At our office</dd>')
    expect(shown).toMatch(/<dt>Notary’s fee<\/dt><dd>\$\d+\.\d\d<\/dd>/)
    expect(shown).toContain('<dt>Document to sign</dt><dd>Deed or mortgage</dd>')
  })

  it('gives an attorney the documents and the terms, and in Texas the fees beside their limit', () => {
    const shown = (state: string) => shownOf(itemOf('attorney-review'), examples({ 'property-address': addressOf(state) }))
    expect(shown('GA')).toContain('<dt>Interest rate of the first draw</dt><dd>8.25%</dd>')
    expect(shown('GA')).toContain('Deed or mortgage')
    expect(shown('GA')).not.toContain('2 percent')
    expect(shown('TX')).toContain('<dt>Limit: 2 percent of the line</dt><dd>$1,750.83</dd>')
    expect(shown('TX')).toContain('<dt>Fees that count</dt><dd>$2,584.50</dd>')
  })
})
