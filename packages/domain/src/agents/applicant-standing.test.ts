import { describe, expect, it } from 'vitest'
import { FLOW } from '../flow/flow.ts'
import { applicantStanding, PIPELINE_STAGES } from './applicant-standing.ts'

const at = (openItem: string, step = 'IN_PROGRESS') => applicantStanding({ step, openItem })

describe('Where an applicant stands, for whoever sent them', () => {
  it('goes through the stages in the order of the flow, and never back', () => {
    const places = FLOW.filter(({ id }) => id !== 'action-clock' && id !== 'lender-employee').map(({ id }) =>
      PIPELINE_STAGES.indexOf(at(id).stage),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(6)
  })

  it('says whom it waits for: the applicant, whoever signs with them, the days of the law, or the lender', () => {
    expect(at('chosen-offer')).toEqual({ stage: 'OFFER', waitsFor: 'APPLICANT' })
    expect(at('co-owners').waitsFor).toBe('SIGNERS')
    expect(at('rescission')).toEqual({ stage: 'FUNDING', waitsFor: 'TIME' })
    expect(at('soft-credit')).toEqual({ stage: 'APPLYING', waitsFor: 'LENDER' })
  })

  it('tells a refusal and a withdrawal as the applicant was told, and nothing that is open', () => {
    expect(at('first-decision', 'DECLINED')).toEqual({ stage: 'DECLINED', waitsFor: null })
    expect(at('income-evidence', 'CANCELLED')).toEqual({ stage: 'WITHDRAWN', waitsFor: null })
    expect(applicantStanding({ step: 'COMPLETE', openItem: null }).stage).toBe('OPEN')
  })
})
