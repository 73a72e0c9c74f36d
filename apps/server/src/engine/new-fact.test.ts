import { randomBytes } from 'node:crypto'
import {
  aboutYou,
  ask,
  EMPTY_BASIS,
  EVERY_ITEM,
  exampleAccount,
  type Item,
  readStored,
  SECRET_KINDS,
  type SecretKind,
  UnreadableResult,
} from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createKeyring } from '../secrets/keyring.ts'
import { createSealing } from '../secrets/sealing.ts'
import { newFact } from './new-fact.ts'

const sealing = createSealing(createKeyring([randomBytes(32).toString('base64')]))
const ITEMS = EVERY_ITEM
const keep = (item: Item, data: unknown) => newFact(sealing, item, { basis: EMPTY_BASIS, data, actor: 'test' })

/** What examples leave out, by its name: groups that a secret is kept in, beside other fields that they need. */
const LEFT_OUT: Readonly<Record<string, unknown>> = { otherAccount: exampleAccount, account: exampleAccount, link: { account: 'savings' } }

/** The example with a text at the path, and whatever lists and groups lead to it. */
function withSecret(data: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (key === '*') return [withSecret(Array.isArray(data) ? data[0] : undefined, rest, text)]
  const group = (data ?? {}) as Record<string, unknown>
  return { ...group, [key]: withSecret(group[key] ?? LEFT_OUT[key], rest, text) }
}

/** Two owners, each with cards: secrets in lists within a list. */
const deep = ask('deep-answer', {
  title: 'Deep',
  why: 'Shows that depth does not matter.',
  steps: ['HMDA'],
  secret: { 'owners.*.ssn': 'ssn', 'owners.*.accounts.*.accountNumber': 'accountNumber' },
  data: z.object({
    owners: z.array(
      z.object({ ssn: z.string().check(z.regex(/^\d{9}$/)), accounts: z.array(z.object({ accountNumber: z.string(), bank: z.string() })) }),
    ),
  }),
  labels: {
    owners: { label: 'Owners', each: { ssn: 'Number', accounts: { label: 'Accounts', each: { accountNumber: 'Account', bank: 'Bank' } } } },
  },
  example: { owners: [] },
}) as Item

describe('a result that becomes a fact', () => {
  const secrets = ITEMS.flatMap((item) =>
    Object.entries(item.secret ?? {}).map(([path, kind]) => [item, path, kind as SecretKind] as const),
  )

  it('has none of its secrets in clear text, whatever the item and however deeply nested', () => {
    expect(secrets.length).toBeGreaterThan(4)
    for (const [item, path, kind] of secrets) {
      const clear = SECRET_KINDS[kind].standIn
      const fact = keep(item, withSecret(item.example, path.split('.'), clear))
      expect(JSON.stringify(fact.data), `${item.id} ${path}`).not.toContain(`"${clear}"`)
      expect(JSON.stringify(fact.data)).toContain('sealed:')
    }
  })
  it('has none in clear text in nested lists, and is read back with the same sealed texts', () => {
    const owner = (ssn: string, accountNumber: string) => ({ ssn, accounts: [{ accountNumber, bank: 'Harbor' }] })
    const { data, shape } = keep(deep, { owners: [owner('123121234', '111'), owner('123121235', '222')] })
    expect(JSON.stringify(data)).not.toMatch(/12312123|"111"|"222"/)
    expect(JSON.stringify(data)).toContain('Harbor')
    expect(readStored(deep, shape, data)).toEqual(data)
  })
  it('keeps a text that was sealed before as it is', () => {
    const once = keep(aboutYou as Item, aboutYou.example)
    expect(keep(aboutYou as Item, once.data).data).toEqual(once.data)
  })
  it('is refused when it is not what its item holds', () => {
    expect(() => keep(aboutYou as Item, { ...aboutYou.example, ownership: 'RENTED' })).toThrow(UnreadableResult)
    expect(() => keep(deep, { owners: [{ ssn: 'x', accounts: [] }] })).toThrow('owners.0.ssn')
  })
})
