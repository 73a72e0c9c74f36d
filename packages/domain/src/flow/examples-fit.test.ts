/** "Fill with the example" gives what this very application would take: of each question and each record on the way, in several kinds of application. */
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { lenderDay } from '../policy/lender-day.ts'
import { basisOf } from './basis.ts'
import type { Result } from './facts.ts'
import { FLOW } from './flow.ts'
import type { Item, Known } from './item.ts'
import { aboutYou } from './items/about-you/about-you.ts'
import { propertyAddress } from './items/apply/property-address.ts'
import { walk } from './walk.ts'

const NOW = '2026-11-25T18:00:00.000Z'
const ITEMS = FLOW as readonly Item[]
const sam = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const home = (state: string, city: string, zip: string) => ({ 'property-address': { ...propertyAddress.example, state, city, zip } })
const JOINT = { 'about-you': { ...aboutYou.example, ownership: 'JOINT', coOwners: [sam] } }

const KINDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'one owner': {},
  'two owners': JOINT,
  'one owner in Texas': home('TX', 'Austin', '78701'),
  'two owners in Texas': { ...JOINT, ...home('TX', 'Austin', '78701') },
  'two owners in Florida': { ...JOINT, ...home('FL', 'Tampa', '33602') },
  'an attorney state': home('GA', 'Atlanta', '30303'),
}

/** It is made of what was connected or uploaded before: no words stand for that. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(['income-sources'])

/** Of a file that someone has to upload there is no example. */
const isFile = (path: string): boolean =>
  /(^|\.)(deed|letter|report|document|documents|scan|scans|front|back|selfie|copy)(\.\d+)?$/.test(path)

function misfitsOf(item: Item, known: Known, example: unknown, before: unknown): readonly string[] {
  const parsed = z.safeParse(item.accepts ?? item.data, example)
  const found = parsed.success
    ? (item.fits?.(known, parsed.data as never, lenderDay(NOW), undefined, before as never) ?? [])
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return found.filter(({ path }) => !isFile(path)).map(({ path, message }) => `${item.id}: ${path}: ${message}`)
}

/** Walks one application to its end by the examples themselves. */
function misfitsOnTheWay(given: Readonly<Record<string, unknown>>): readonly string[] {
  const results: Record<string, Result> = {}
  const found: string[] = []
  for (let steps = 0; steps <= ITEMS.length * 2; steps++) {
    const walked = walk(ITEMS, { now: NOW, results })
    const item = walked.frontier?.item
    if (!item) return found
    const { known } = walked
    const said = item.id in given ? given[item.id] : (item.exampleFor?.(known) ?? item.example)
    const target = item.answers?.item ?? item
    const before = results[target.id]?.data ?? target.initially
    const isGivenByPerson = item.kind === 'ask' || (item.kind === 'wait' && item.by !== 'time' && item.by !== 'provider')
    if (isGivenByPerson && !(item.id in given) && !WITHOUT_EXAMPLE.has(item.id))
      found.push(...misfitsOf(item, known, item.exampleFor?.(known, lenderDay(NOW)) ?? item.example, before))
    const kept = item.keeps ? item.keeps(known, said as never, results[item.id]?.data as never) : said
    results[target.id] = {
      data: item.answers ? item.answers.fold(before as never, kept as never) : kept,
      basis: walked.bases[target.id] ?? basisOf([]),
      settledAt: NOW,
    }
    for (const also of item.alsoSettles?.(known, kept as never) ?? [])
      if (also.party === undefined)
        results[also.item.id] = { data: also.data, basis: walked.bases[also.item.id] ?? basisOf([]), settledAt: NOW }
  }
  return [...found, `never at the end: ${String(walk(ITEMS, { now: NOW, results }).frontier?.item.id)}`]
}

it.each(Object.entries(KINDS))('of %s each example is accepted by its own rule', (_kind, given) => {
  expect(misfitsOnTheWay(given)).toEqual([])
})
