/** That whoever has begun to sign stays is asked of every change that people make: no item can be without it. */
import { EVERY_ITEM, type Facts, factName, factsUpTo, type Item, partyNamed, propertyAddress, signerIntro } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import type { Session } from '../store/db.ts'
import { refuseSignerChanges, SignersStay } from './signers-stay.ts'

const NOW = '2026-12-14T18:30:00.000Z'
const SAM = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' }
const about = { maritalStatus: 'UNMARRIED', ownership: 'JOINT', coOwners: [SAM] }
const joint = factsUpTo('co-owners', NOW, {
  'property-address': { ...propertyAddress.example, state: 'VA' },
  'about-you': { ...(EVERY_ITEM.find(({ id }) => id === 'about-you')!.example as object), ...about },
})
const withResult = (facts: Facts, name: string, data: unknown): Facts => ({
  ...facts,
  results: { ...facts.results, [name]: { basis: '0', settledAt: NOW, ...facts.results[name], data } },
})
const begun = withResult(joint, factName(signerIntro.id, partyNamed('Sam Reyes')), { ...signerIntro.example, email: SAM.email })
const alone = withResult(begun, 'about-you', { ...(begun.results['about-you']!.data as object), ownership: 'SOLE', coOwners: [] })
const renamed = withResult(begun, 'about-you', {
  ...(begun.results['about-you']!.data as object),
  coOwners: [{ ...SAM, firstName: 'SAM' }],
})
/** Nobody has signed in: of the team it is not asked. */
const nobody = { orm: { select: () => ({ from: () => ({ where: async () => [] }) }) } } as unknown as Session

const applying = (item: Pick<Item, 'id'>, after: Facts, actor = 'operator:1', before = begun) =>
  refuseSignerChanges(nobody, 'application', { before, after }, { facts: [{ item: item.id }], actor })

describe('a change that leaves out someone who has begun to sign', () => {
  it.each(EVERY_ITEM.filter(({ kind }) => kind !== 'work').map((item) => [item.id, item] as const))(
    'is refused at %s, whoever says it',
    async (_id, item) => {
      for (const actor of ['operator:1', 'platform:1', 'borrower:1', 'signer:1'])
        await expect(applying(item, alone, actor)).rejects.toThrow(SignersStay)
    },
  )

  it('is not what our own work finds', async () => {
    for (const item of EVERY_ITEM.filter(({ kind }) => kind === 'work')) await expect(applying(item, alone)).resolves.toBeUndefined()
  })

  it('is refused in words that say what to do, to the team and to the borrower', async () => {
    const [item] = EVERY_ITEM as readonly [Item]
    await expect(applying(item, alone)).rejects.toMatchObject({
      fields: [{ message: expect.stringMatching(/^Sam Reyes has begun to sign, .*Two of the team take them off/u) }],
    })
    await expect(applying(item, alone, 'borrower:1')).rejects.toMatchObject({
      fields: [{ message: 'Sam Reyes has begun to sign with you. Call us to remove them or to correct their name.' }],
    })
    await expect(applying(item, renamed)).rejects.toMatchObject({
      fields: [{ message: expect.stringContaining('in the same letters: Sam Reyes') }],
    })
  })

  it('is taken where they have not begun, and where nothing changes of who signs', async () => {
    const [item] = EVERY_ITEM as readonly [Item]
    const early = withResult(joint, 'about-you', alone.results['about-you']!.data)
    await expect(applying(item, early, 'operator:1', joint)).resolves.toBeUndefined()
    await expect(applying(item, early, 'borrower:1', joint)).resolves.toBeUndefined()
    await expect(applying(item, begun, 'borrower:1')).resolves.toBeUndefined()
  })
})
