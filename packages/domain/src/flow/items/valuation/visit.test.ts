import { describe, expect, it } from 'vitest'
import { FLOW, factsUpTo, type Item, keyDates, standing } from '../../../index.ts'
import { appraisalAccess } from './appraisal-access.ts'
import { valuationBooking } from './valuation-booking.ts'
import { valuationOrder } from './valuation-order.ts'
import { valuationReorder } from './valuation-reorder.ts'

const FLOW_ITEMS = FLOW as readonly Item[]
/** A Monday; the home is in California. */
const NOW = '2026-11-23T18:30:00.000Z'
const VISIT = { on: '2026-11-25', window: 'MIDDAY' } as const
const ESTIMATED = { 'value-property': { asked: [] } }
const ORDERED = { ...ESTIMATED, 'valuation-order': { ...valuationOrder.example, visit: VISIT } }
const readyOf = ({ walk }: ReturnType<typeof standing>) => walk.ready.map(({ id }) => id)

describe('a visit whose time the borrower chose', () => {
  it('is booked first, and the broker’s opinion is asked for when its time is over', () => {
    const booking = standing(factsUpTo('valuation-booking', NOW, ORDERED))
    expect(readyOf(booking)).toContain('valuation-booking')
    const facts = factsUpTo('valuation-visit', NOW, ORDERED)
    const booked = standing(facts)
    expect(booked).toMatchObject({
      step: 'BPO_PROCESSING',
      subDecision: 'BPO_PENDING',
      walk: { frontier: { item: { id: 'valuation-visit' } } },
    })
    expect(readyOf(booked)).not.toContain('broker-price-opinion')
    expect(booked.walk.wakeAt).toBe('2026-11-25T23:00:00.000Z')
    const over = standing({ ...facts, now: '2026-11-25T23:00:00.000Z' })
    expect(over.walk.frontier?.item.id).toBe('broker-price-opinion')
    expect(readyOf(over)).toContain('broker-price-opinion')
    const line = (now: string, of = standing({ ...facts, now })) =>
      keyDates(of.walk, { ...facts, now }).find(({ label }) => label === 'Visit to your home')
    expect(line(NOW)).toMatchObject({ state: 'current', detail: 'Wednesday, November 25, noon to 3 PM' })
    expect(keyDates(over.walk, { ...facts, now: '2026-11-25T23:00:00.000Z' })).toContainEqual(
      expect.objectContaining({ label: 'Visit to your home', state: 'done', detail: 'Wednesday, November 25' }),
    )
  })

  it('may be moved while it is awaited, and is booked again', () => {
    const facts = factsUpTo('valuation-visit', NOW, ORDERED)
    const { item } = standing(facts).walk.frontier!
    expect(item.corrects?.map(({ id }) => id)).toEqual(['valuation-order'])
    const before = facts.results['valuation-order']!
    const moved = { ...before, data: { ...valuationOrder.example, visit: { ...VISIT, on: '2026-11-27' } } }
    const again = standing({ ...facts, results: { ...facts.results, 'valuation-order': moved } })
    expect(again.walk.frontier?.item.id).toBe('valuation-booking')
    expect(readyOf(again)).toContain('valuation-booking')
  })

  it('is written of with its new time, and with the one that no longer holds', () => {
    const { known } = standing(factsUpTo('valuation-visit', NOW, ORDERED)).walk
    const told = (before?: { status: 'BOOKED' | 'CANCELED'; visit?: typeof VISIT }) =>
      valuationBooking.settledMail!(
        { status: 'BOOKED', reference: 'visit-1', visit: VISIT },
        known,
        before && { ...before, reference: 'visit-1' },
      )!
    const on = 'Wednesday, November 25, noon to 3 PM'
    expect(told()).toMatchObject({
      subject: 'Your home visit is booked',
      body: expect.stringContaining(`visits your home on ${on}. Someone`),
    })
    expect(told({ status: 'CANCELED' }).subject).toBe('Your home visit is booked')
    const earlier = { ...VISIT, on: '2026-11-27' } as unknown as typeof VISIT
    const moved = told({ status: 'BOOKED', visit: earlier })
    expect(moved.subject).toBe('Your home visit has a new time')
    expect(moved.body).toContain(`now visits your home on ${on}, not on Friday, November 27, noon to 3 PM anymore.`)
    expect(moved.body).toContain('You can sign in to change the time until the visit begins.')
  })

  it('is written of where the broker calls, with the cost and its day; a chosen time is written of once it is booked', () => {
    const { known } = standing(factsUpTo('valuation-booking', NOW, ORDERED)).walk
    const { settledMail, example } = valuationOrder
    expect(settledMail!(example, known)).toMatchObject({
      subject: 'Your home visit is ordered',
      body: expect.stringMatching(
        /^A local broker calls the person you named to agree on a time\. The visit costs \$\d+\. .* not before \w+day, /,
      ),
    })
    expect(settledMail!({ ...example, visit: VISIT }, known)).toBeUndefined()
    expect(settledMail!({ ...example, canceled: true }, known)).toBeUndefined()
  })

  it('that is canceled is called off, and nothing is ordered until there is a new time', () => {
    const canceled = { ...ESTIMATED, 'valuation-order': { ...valuationOrder.example, canceled: true } }
    expect(readyOf(standing(factsUpTo('valuation-booking', NOW, canceled)))).toContain('valuation-booking')
    const asked = standing(factsUpTo('valuation-reorder', NOW, canceled))
    expect(asked).toMatchObject({ step: 'ORDER_BPO', walk: { frontier: { item: { id: 'valuation-reorder' } } } })
    expect(readyOf(asked)).not.toContain('broker-price-opinion')
    // What was said of the home and whom to meet is asked again as it was; the debit is authorized anew.
    const { before } = valuationReorder.about!.of(asked.walk.known) as { before?: unknown }
    expect(before).toEqual({ condition: 'GOOD', contactName: 'Ana Reyes', contactPhone: '4155550132', canceled: true })
  })

  it('is left to a call where no time was chosen', () => {
    const called = standing(factsUpTo('broker-price-opinion', NOW, ESTIMATED))
    expect([called.walk.states['valuation-booking'], called.walk.states['valuation-visit']]).toEqual(['skipped', 'skipped'])
    expect(readyOf(called)).toContain('broker-price-opinion')
  })

  it('is shown with the days that may be chosen, which go by the lender’s day', () => {
    const { known } = standing(factsUpTo('valuation-order', NOW, ESTIMATED)).walk
    expect(valuationOrder.about?.of(known, '2026-11-23')).toMatchObject({ days: expect.arrayContaining(['2026-11-25']) })
    const misfits = (on: string) =>
      valuationOrder.fits?.(known, { ...valuationOrder.example, visit: { on, window: 'MORNING' } }, '2026-11-23')
    expect(misfits('2026-11-29')).toEqual([{ path: 'visit.on', message: expect.stringContaining('Sundays') }])
    expect(misfits('2026-11-25')).toEqual([])
  })
})

describe('an appraiser’s visit', () => {
  const INCONCLUSIVE = {
    ...ESTIMATED,
    'broker-price-opinion': { valueCents: 61_000_000, valuedOn: '2026-11-24', reference: 'bpo', conclusive: false },
  }

  it('needs no time to be ordered, and takes one while the appraisal is awaited', () => {
    const waiting = standing(factsUpTo('appraisal', NOW, INCONCLUSIVE))
    expect(waiting).toMatchObject({ step: 'ONSITE_APPRAISAL_SCHEDULED', walk: { frontier: { item: { id: 'appraisal' } } } })
    expect(waiting.walk.frontier?.item.corrects?.map(({ id }) => id)).toEqual(['appraisal-access'])
  })

  it('is ordered again with its time, waited for, and then the report is written', () => {
    const access = { ...INCONCLUSIVE, 'appraisal-access': { ...appraisalAccess.example, visit: VISIT } }
    expect(standing(factsUpTo('appraisal-order', NOW, access)).walk.bases['appraisal-order']).not.toBe(
      standing(factsUpTo('appraisal-order', NOW, INCONCLUSIVE)).walk.bases['appraisal-order'],
    )
    const facts = factsUpTo('appraisal-visit', NOW, access)
    expect(standing(facts)).toMatchObject({ step: 'ONSITE_APPRAISAL_SCHEDULED', walk: { frontier: { item: { id: 'appraisal-visit' } } } })
    expect(standing({ ...facts, now: '2026-11-26T00:00:00.000Z' })).toMatchObject({
      step: 'ONSITE_APPRAISAL_PROCESSING',
      walk: { frontier: { item: { id: 'appraisal' } } },
    })
  })

  it('stands in the flow in the order in which it is lived', () => {
    const ids = FLOW_ITEMS.map(({ id }) => id)
    expect(ids.indexOf('appraisal-access')).toBeLessThan(ids.indexOf('appraisal-order'))
    expect(ids.indexOf('appraisal-order')).toBeLessThan(ids.indexOf('appraisal-visit'))
  })
})
