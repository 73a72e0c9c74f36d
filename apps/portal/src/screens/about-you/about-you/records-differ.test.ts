import { describe, expect, it } from 'vitest'
import { recordsDiffer } from './records-differ.ts'

const person = (name: string) => ({ name, isTrust: false })
const JOINT = {
  ssnOnFile: false,
  spouseSigns: false,
  borrower: 'Glen Jointowner',
  recorded: 'JOINT' as const,
  owners: [person('Glen Jointowner'), person('Robin Jointowner')],
}

describe('an answer that the public records contradict', () => {
  it('is told at once, with the names of those who will have to sign', () => {
    expect(recordsDiffer(JOINT, 'SOLE')).toMatch(/^They also name Robin Jointowner\. .*Robin Jointowner will have to sign too/)
    const three = { ...JOINT, owners: [...JOINT.owners, person('Kim Reyes')] }
    expect(recordsDiffer(three, 'SOLE')).toContain('Robin Jointowner and Kim Reyes will have to sign too')
  })
  it('says that a trust’s documents are asked for', () => {
    const trust = { ...JOINT, recorded: 'TRUST' as const, owners: [{ name: 'Jointowner Living Trust', isTrust: true }] }
    expect(recordsDiffer(trust, 'SOLE')).toContain('trust documents')
  })
  it('is silent where nothing is contradicted', () => {
    expect([recordsDiffer(JOINT, 'JOINT'), recordsDiffer(JOINT, '')]).toEqual([undefined, undefined])
    const { recorded: _none, ...open } = JOINT
    expect(recordsDiffer(open, 'SOLE')).toBeUndefined()
  })
})
