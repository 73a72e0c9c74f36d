import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../store/db.ts'
import { createFlags, type FlagAudience, type Flags } from './create-flags.ts'
import type { FileFlag } from './flag-file.ts'

const NOW = '2026-11-22T10:00:00.000Z'
const audience = (more: Partial<FlagAudience> = {}): FlagAudience => ({ organizationCode: 'HEARTH', brand: {}, now: NOW, ...more })

/** What is stored, for a database that is asked in no other way. */
interface Stored {
  sets: { organizationCode: string; flag: string; number: number; rules: unknown[] }[]
  settings: { name: string; value: unknown }[]
}

let stored: Stored
let inFile: Map<string, FileFlag>
let asked: number
let isAway: boolean
let flags: Flags

/** Each query of the memory is a chain that ends in rows. */
function chain(rows: () => unknown[]): unknown {
  const proxy: unknown = new Proxy(() => undefined, {
    get: (_, name) =>
      name === 'then'
        ? (resolve: (rows: unknown[]) => void, reject: (problem: Error) => void) => {
            asked += 1
            isAway ? reject(new Error('away')) : resolve(rows())
          }
        : () => proxy,
  })
  return proxy
}

beforeEach(async () => {
  stored = { sets: [], settings: [] }
  inFile = new Map()
  asked = 0
  isAway = false
  const orm = { selectDistinctOn: () => chain(() => stored.sets), select: () => chain(() => stored.settings) }
  const db = { shared: true, orm } as unknown as Db
  flags = await createFlags(db, { flagOf: (key) => inFile.get(key), keys: () => [...inFile.keys()], close: () => undefined })
  flags.memory.trust(true)
})
afterEach(() => flags.close())

const said = async (more?: Partial<FlagAudience>) => {
  flags.memory.forget()
  const { enabled, source, reason } = await flags.detailsOf('leave-survey', audience(more))
  return `${enabled} ${source} ${reason}`
}

it('the standard, the brand, the file, a register and the rules of administrators decide, the later over the earlier', async () => {
  expect(await said()).toBe('false STANDARD DEFAULT')
  const brand = { 'leave-survey': true }
  expect(await said({ brand })).toBe('true BRAND STATIC')
  inFile.set('leave-survey', { isDisabled: false, rules: [{ enabled: false, organizations: ['HEARTH'] }] })
  expect(await said({ brand })).toBe('false FILE TARGETING_MATCH')
  stored.settings = [{ name: 'flags', value: { 'leave-survey': { enabled: true } } }]
  expect(await said({ brand })).toBe('true SETTING STATIC')
  stored.sets = [{ organizationCode: '*', flag: 'leave-survey', number: 1, rules: [{ enabled: false }] }]
  expect(await said({ brand })).toBe('false ALL STATIC')
  stored.sets.push({ organizationCode: 'HEARTH', flag: 'leave-survey', number: 1, rules: [{ enabled: true, share: 100 }] })
  expect(await said({ brand, person: 'someone' })).toBe('true ORGANIZATION SPLIT')
  // Rules that do not hold leave it to what stands below them.
  expect(await said({ brand })).toBe('false ALL STATIC')
})

it('a flag whose rules are stopped, in the file or by administrators, says so', async () => {
  inFile.set('leave-survey', { isDisabled: true, rules: [{ enabled: true }] })
  expect(await said()).toBe('false STANDARD DISABLED')
  inFile.clear()
  stored.sets = [{ organizationCode: 'HEARTH', flag: 'leave-survey', number: 1, rules: [{ enabled: true, isStopped: true }] }]
  expect(await said()).toBe('false STANDARD DISABLED')
})

it('values of a register stand over the product’s, and those of a rule over both', async () => {
  const values = async () => {
    flags.memory.forget()
    return (await flags.detailsOf('fe-heloc-maintenance', audience())).variables
  }
  stored.settings = [
    { name: 'flags', value: { 'fe-heloc-maintenance': { enabled: true, variables: { routes: '/dashboard' } } } },
    { name: 'flags:HEARTH', value: { 'fe-heloc-maintenance': { variables: { message: 'Back at noon.' } } } },
  ]
  expect(await values()).toEqual({ routes: '/dashboard', message: 'Back at noon.' })
  stored.sets = [
    { organizationCode: 'HEARTH', flag: 'fe-heloc-maintenance', number: 1, rules: [{ enabled: true, variables: { routes: '*' } }] },
  ]
  expect(await values()).toEqual({ routes: '*', message: 'Back at noon.' })
})

it('a key that no one knows is off', async () => {
  for (const key of ['no-one-knows', '__proto__', 'constructor']) {
    expect(await flags.detailsOf(key, audience())).toMatchObject({ enabled: false, reason: 'DEFAULT', variables: {} })
  }
})

it('the database is asked once, and again when something was written or no node is heard of', async () => {
  await Promise.all([flags.detailsOf('leave-survey', audience()), flags.detailsOf('wallet-area', audience())])
  await flags.detailsOf('leave-survey', audience())
  expect(asked).toBe(2)
  flags.memory.forget()
  await flags.detailsOf('leave-survey', audience())
  expect(asked).toBe(4)
})

it('nothing is decided without the rules while the database is away, and it is asked again', async () => {
  isAway = true
  flags.memory.forget()
  await expect(flags.detailsOf('age-62-plus', audience())).rejects.toThrow('away')
  isAway = false
  expect((await flags.detailsOf('age-62-plus', audience())).enabled).toBe(false)
})
