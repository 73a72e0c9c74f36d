import { describe, expect, it } from 'vitest'
import { trustOf, trustProblems, trustValues } from './trust-values.ts'

const trust = { name: 'The Reyes Family Trust', signedOn: '2018-05-14', kind: 'REVOCABLE', trustees: ['Ana Reyes', 'Sam Reyes'] } as const
const PAGE = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c04'
const given = { ...trust, trustees: [...trust.trustees], documents: [PAGE] }

describe('the form about a trust', () => {
  it('makes the answer that it was filled with', () => {
    for (const answer of [given, { ...given, oneMaySign: true }]) expect(trustOf(trustValues(answer))).toEqual(answer)
  })

  it('starts with the name of the public records, and asks for the pages and for each trustee', () => {
    expect(trustProblems(trustValues(undefined, 'Reyes Trust')).map(({ field }) => field)).toEqual([
      'trustPages',
      'signed',
      'kind',
      'trustees',
    ])
    expect(trustProblems({ ...trustValues(given), trustees: ['Ana Reyes', ' '] })).toEqual([
      { field: 'trustees-1', message: 'Enter the trustee’s full name' },
    ])
  })

  it('asks for a new page where the trustees changed, or for the word that the old ones show it', () => {
    const faults = (more: object, before?: string[]) => trustProblems({ ...trustValues(given), ...more }, before).map(({ field }) => field)
    expect([faults({}), faults({}, [PAGE])]).toEqual([[], ['trustPages']])
    expect(faults({ trustPages: [PAGE, 'another'] }, [PAGE])).toEqual([])
    expect(faults({ sameDocuments: true }, [PAGE])).toEqual([])
    expect(trustOf({ ...trustValues(given), sameDocuments: true })).toEqual({ ...given, sameDocuments: true })
  })

  it('does not ask whether one may sign where there is only one', () => {
    expect(trustOf({ ...trustValues(given), trustees: ['Ana Reyes'], oneMaySign: true })).not.toHaveProperty('oneMaySign')
  })
})
