import { STEPS } from '@hearthline/domain/routing'
import { describe, expect, it } from 'vitest'
import { PERSONAS, personaOf } from './personas.ts'

/** Those that the specification names, in its order, and ours for what fails after the offer. */
const DESIGNED =
  `Frozen, Frozenpin, Nomatch, Nohit, Minor, Bureaudown, Noproperty, Multiproperty, Notowner, Noavm, Lowconfidence, Delinquent,
Lowscore, Highdti, Assetrich, Highcltv, Listed, Recentbuyer, Trustee, Jointowner, Floodzone, Incomelower, Incomepartial,
Bankfraud, Bankreview, Idfail, Idreview, Sanctionshit, Bporequired, Appraisal, Titlelien, Undescribed, Employercheck, Inquiries, Cryptoholder, Notaryfail,
Notaryabsent, Deedreject,
Payreturn, Smallbank, Texan`.split(/,\s+/)

describe('the personas', () => {
  it('are the designed ones, each once and in that order', () => {
    expect(PERSONAS.map((persona) => persona.lastName)).toEqual(DESIGNED)
  })

  it('stop at steps that exist; those that act only after the offer stop at its selection', () => {
    for (const { firstStep, actsBeforeOffer } of PERSONAS) {
      expect(STEPS).toContain(firstStep)
      expect(firstStep === 'OFFER_SELECTION').toBe(!actsBeforeOffer)
    }
  })

  it('each say in a sentence what happens', () => {
    for (const { what } of PERSONAS) expect(what).toMatch(/^[A-Z0-9].{10,140}\.$/)
    expect(new Set(PERSONAS.map((persona) => persona.what)).size).toBe(PERSONAS.length)
  })

  it('are recognized by exactly their last name, whatever its case', () => {
    expect(personaOf('frozen')?.lastName).toBe('Frozen')
    expect(personaOf(' FROZENPIN ')?.lastName).toBe('Frozenpin')
    expect(personaOf('Frozen-Smith')).toBeUndefined()
    expect(personaOf('Reyes')).toBeUndefined()
    expect(personaOf('')).toBeUndefined()
  })
})
