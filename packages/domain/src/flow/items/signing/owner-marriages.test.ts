import { describe, expect, it } from 'vitest'
import { standing } from '../../current-step.ts'
import type { Facts } from '../../facts.ts'
import { factsUpTo } from '../../facts-up-to.ts'
import { BORROWER, factName } from '../../parties.ts'
import { signerTurnMail } from '../../signer-mail.ts'
import { signerIntro } from '../signer/signer-intro.ts'
import { closingSigners } from './closing-signers.ts'
import { instrumentDetails } from './instrument-details.ts'
import { instrumentParties } from './instrument-parties.ts'
import { ownerMarriages } from './owner-marriages.ts'
import {
  answered,
  frontierOf,
  homeIn,
  KIM,
  kim,
  knownIn,
  LEE,
  lee,
  misfits,
  NOW,
  SAM,
  said,
  sam,
  signerIn,
  submitted,
} from './said-of-marriages.fixture.ts'

const names = (facts: Facts) => closingSigners(knownIn(facts)).map(({ name }) => name)

describe('the spouse of an owner beside the borrower (Tex. Const. XVI s.50(a)(6)(A))', () => {
  it('is asked for on that owner’s own page, only where the law of the state has them sign (12 CFR 1002.7(d)(4))', () => {
    const asks = (state: string) => signerIntro.about!.of(signerIn(submitted(state), sam).walk.known)
    for (const state of ['TX', 'FL', 'AL', 'AK'])
      expect([state, asks(state)]).toEqual([state, { asksMarriage: true, people: [{ party: BORROWER, name: 'Ana Reyes' }] }])
    expect(asks('VA')).toEqual({ asksMarriage: false, people: [] })
    expect([misfits(submitted(), sam), misfits(submitted('VA'), sam)]).toEqual([['marriage.status'], []])
    expect(misfits(submitted(), sam, { status: 'UNMARRIED' })).toEqual([])
    expect(misfits(submitted(), sam, { status: 'SEPARATED' })).toEqual(['marriage.to'])
    // Of whoever is asked for none, nothing is kept.
    expect(answered(submitted('VA'), sam, { status: 'UNMARRIED' }).results[factName(signerIntro.id, sam)]?.data).not.toHaveProperty(
      'marriage',
    )
  })

  it('signs the instrument alone, invited with the owners, and is asked nothing of a marriage', () => {
    const told = answered(submitted(), sam, { status: 'MARRIED', spouse: KIM })
    expect(closingSigners(knownIn(told))).toEqual([
      expect.objectContaining({ name: 'Sam Reyes' }),
      { party: kim, name: 'Kim Okafor', email: 'kim@example.test' },
    ])
    expect(signerIntro.about!.of(signerIn(told, kim).walk.known)).toEqual({ asksMarriage: false, people: [] })
    const drawn = factsUpTo('closing-review', NOW, { ...homeIn('TX'), ...said({ party: sam, status: 'MARRIED', spouse: KIM }) })
    expect(instrumentParties(knownIn(drawn)).map(({ name, capacity }) => [name, capacity])).toEqual([
      ['Ana Reyes', 'BORROWER'],
      ['Sam Reyes', 'OWNER'],
      ['Kim Okafor', 'SPOUSE'],
    ])
    expect(names(drawn)).toEqual(['Sam Reyes', 'Kim Okafor'])
    expect(closingSigners(knownIn(drawn)).find(({ party }) => party === kim)?.email).toBe('kim@example.test')
  })

  it('reads who named them, and why they sign; a co-owner and the borrower’s spouse read their own reason', () => {
    const told = answered(submitted('TX', { maritalStatus: 'MARRIED', spouse: LEE }), sam, { status: 'MARRIED', spouse: KIM })
    const saidTo = (party: string) => {
      const signing = signerIn(told, party)
      return { why: signerIntro.toSigner!(signing.walk.known)!.why, mail: signerTurnMail(signing)?.body }
    }
    expect(saidTo(kim)).toEqual({
      why: expect.stringMatching(/^Sam Reyes owns the home with Ana Reyes and named you as their spouse\./u),
      mail: expect.stringMatching(/^Sam Reyes named you as their spouse, .*Someone who owns a home with Sam Reyes has applied/u),
    })
    expect(saidTo(lee)).toEqual({
      why: expect.stringMatching(/^You are married to Ana Reyes/u),
      mail: expect.stringMatching(/^Ana Reyes, your spouse, gave us your email, and has applied/u),
    })
    // Whom the team recorded no owner named, and the mailbox may be a stranger's.
    const recorded = signerIn(submitted('TX', {}, said({ party: sam, status: 'MARRIED', spouse: KIM })), kim)
    expect(signerIntro.toSigner!(recorded.walk.known)!.why).toMatch(
      /^Sam Reyes owns the home with Ana Reyes\. By what our team was told, you are the spouse of Sam Reyes\./u,
    )
    expect(signerTurnMail(recorded)?.body).toMatch(
      /^Our team entered your email\..* By what we were told, you are the spouse of Sam Reyes\./u,
    )
    expect(signerTurnMail(recorded)?.body).not.toContain('Ana Reyes')
    expect(signerIntro.toSigner!(signerIn(submitted(), sam).walk.known)!.why).toMatch(/^You own the home with Ana Reyes\./u)
  })

  it('is among those who sign the deed on the card that asks how title is held', () => {
    const facts = factsUpTo('instrument-details', NOW, {
      ...homeIn('TX', { coOwners: [LEE] }),
      ...said({ party: lee, status: 'MARRIED', spouse: KIM }),
    })
    expect(JSON.stringify(instrumentDetails.shows!(knownIn(facts)))).toContain('Ana Reyes, Lee Reyes, Kim Okafor')
  })

  it('who is in the application already is chosen there, and signs once', () => {
    const couple = submitted('TX', { maritalStatus: 'MARRIED', spouse: SAM })
    expect(misfits(couple, sam, { status: 'MARRIED', to: BORROWER })).toEqual([])
    expect(names(answered(couple, sam, { status: 'MARRIED', to: BORROWER }))).toEqual(['Sam Reyes'])
    // By name they would be someone else, who is never there.
    expect(misfits(couple, sam, { status: 'MARRIED', spouse: { ...KIM, firstName: 'ANÁ', lastName: 'reyes' } })).toEqual([
      'marriage.spouse.firstName',
    ])
  })

  it('is not the owner themselves', () => {
    expect(misfits(submitted(), sam, { status: 'MARRIED', spouse: { ...SAM } })).toEqual(['marriage.spouse.firstName'])
    expect(misfits(submitted(), sam, { status: 'MARRIED', to: sam })).toEqual(['marriage.to'])
    expect(misfits(submitted(), sam, { status: 'MARRIED', spouse: { ...SAM, firstName: 'Sam Lee' } })).toEqual([])
  })

  it('is nobody who says otherwise: not a borrower who is unmarried, or married to another, and not another owner', () => {
    const toBorrower = { status: 'MARRIED', to: BORROWER }
    expect(misfits(submitted('TX', { maritalStatus: 'UNMARRIED' }), sam, toBorrower)).toEqual(['marriage.to'])
    expect(misfits(submitted('TX', { maritalStatus: 'MARRIED', spouse: KIM }), sam, toBorrower)).toEqual(['marriage.to'])
    const both = submitted('TX', { coOwners: [SAM, LEE] })
    const toLee = answered(both, sam, { status: 'MARRIED', to: lee })
    expect(frontierOf(toLee, sam)).not.toBe('signer-intro')
    const denied = answered(toLee, lee, { status: 'UNMARRIED' }, LEE)
    expect(frontierOf(denied, sam)).toBe('signer-intro')
    // Whoever answered before is no stranger: neither the page nor the mail begins anew.
    const again = signerTurnMail(signerIn(denied, sam))!
    expect(again.subject).toBe('Please tell us again whether you are married')
    expect(again.body).toMatch(/^What you told us of your marriage no longer agrees with what we have/u)
    expect(again.body).not.toContain('has applied')
    const { frontier, known } = signerIn(denied, sam).walk
    expect(signerIntro.toSigner!(known, frontier!.before)).toMatchObject({
      title: 'Please tell us again whether you are married',
      why: expect.stringContaining('What you did before stays on file'),
    })
    expect(misfits(denied, sam, { status: 'MARRIED', to: lee })).toEqual(['marriage.to'])
    const agreed = answered(toLee, lee, { status: 'MARRIED', to: sam }, LEE)
    expect([frontierOf(agreed, sam), frontierOf(agreed, lee)]).not.toContain('signer-intro')
  })

  it('whom the borrower named and who says otherwise is not the borrower’s: the team is asked, and enters someone else', () => {
    const claim = { maritalStatus: 'MARRIED', spouse: SAM }
    const other = said({ party: sam, status: 'UNMARRIED' })
    const waiting = factsUpTo('instrument-details', NOW, { ...homeIn('TX', claim), ...other })
    expect(standing(waiting).walk.frontier?.item.id).toBe('instrument-details')
    const details = standing(waiting).walk.frontier!.item
    const vesting = 'Ana Reyes and Sam Reyes'
    const entered = (spouse: string) => details.fits!(knownIn(waiting), { spouse, vesting }, '2026-12-14').map(({ path }) => path)
    expect([entered('Sam Reyes'), entered('Kim Okafor')]).toEqual([['spouse'], []])
  })

  it('of an owner whom an earlier release did not ask is asked for where they have only said who they are, and no one further on is sent back', () => {
    const before = answered(submitted(), sam, undefined)
    expect(frontierOf(before, sam)).toBe('signer-intro')
    const signing = { data: {}, basis: '0', settledAt: NOW }
    const signed = { ...before, results: { ...before.results, [factName('signer-identity-documents', sam)]: signing } }
    expect(frontierOf(signed, sam)).not.toBe('signer-intro')
    expect(frontierOf(answered(submitted('VA'), sam, undefined), sam)).not.toBe('signer-intro')
  })

  it('is recorded by the team where the owner has not said it, until the deed is signed', () => {
    const record = (facts: Facts, owner: object) =>
      ownerMarriages.fits!(knownIn(facts), { owners: [{ party: sam, ...owner }] } as never, '2026-12-14').map(({ path }) => path)
    expect(record(submitted(), { status: 'MARRIED' })).toEqual(['owners.0.to'])
    expect(record(submitted(), { status: 'MARRIED', spouse: { firstName: 'Kim', lastName: 'Okafor' } })).toEqual([])
    expect(record(submitted(), { party: 'no-one', status: 'UNMARRIED' })).toEqual(['owners.0.party'])
    expect(record(submitted('VA'), { status: 'UNMARRIED' })).toEqual(['owners.0.party'])
    expect(record(factsUpTo('hazard-insurance', NOW, homeIn('TX')), { status: 'UNMARRIED' })).toEqual(['owners.0.party'])
    const kept = ownerMarriages.keeps!(knownIn(submitted('TX', {}, said({ party: lee, status: 'UNMARRIED' }))), {
      owners: [{ party: sam, status: 'UNMARRIED', to: lee }],
    })
    expect(kept.owners).toEqual([
      { party: lee, status: 'UNMARRIED' },
      { party: sam, status: 'UNMARRIED' },
    ])
  })
})
