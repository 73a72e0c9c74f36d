import { deedTrusteeOf } from '@hearthline/brands'
import { closingTerms, formatExactCents, openEndLawOf, SECURITY_INSTRUMENT_NAMES, US_STATES } from '@hearthline/domain'
import { describe, expect, it } from 'vitest'
import { ANA, IN_CALIFORNIA, inState, LUIS } from '../../testing/instrument-sample.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { Block, SignaturePlace } from '../document-text.ts'
import { renderDocument } from '../renderers.ts'
import { instrumentTitle } from './first-page.ts'
import type { InstrumentData } from './instrument-data.ts'
import { securityInstrument } from './security-instrument.ts'

const KIM = { party: 'kim', name: 'Kim Reyes', capacity: 'SPOUSE', asTrustee: false } as const
const NOA = { ...LUIS, party: 'noa', name: 'Noa Reyes' } as const

const textOf = async (data: InstrumentData) =>
  (await readPdf((await renderDocument({ kind: 'SECURITY_INSTRUMENT', data })).pdf)).text.replace(/\s+/g, ' ')
const blocksOf = (data: InstrumentData): readonly Block[] => securityInstrument.describe(data).blocks
const placesOf = (data: InstrumentData) => blocksOf(data).filter((block): block is SignaturePlace => block.kind === 'signature')
const wordsOf = (data: InstrumentData) => JSON.stringify(blocksOf(data))

const STATE_CODES = Object.keys(US_STATES)

describe('the instrument on a home', () => {
  it('names its parties, the land, the parcel and the county, and secures future advances up to the credit limit', async () => {
    const text = await textOf(IN_CALIFORNIA)
    for (const said of [
      'Open-end deed of trust',
      'Prepared by, recording requested by, and after recording return to',
      'Ana Reyes (borrower)',
      'Luis Reyes (owner who does not promise to pay)',
      'Cedar Trustee, Inc., 1 Cedar Street',
      formatExactCents(closingTerms.example.lineCents),
      'Advances may be made until Nov 24, 2031',
      'at the latest Nov 24, 2051',
      'Lot 7, Block 3, Alder Park Unit 2',
      'Parcel number 012-0345-067',
      'You ask that a copy of each notice of default and of each notice of sale is sent to you there',
      'We keep no escrow account',
      'not the truthfulness, accuracy, or validity of that document',
    ])
      expect(text, said).toContain(said)
  })

  it.each(['CA', 'TX', 'RI', 'VA'])('has what an index needs on its first page: %s', async (state) => {
    const data = inState(state, { isTexasHomestead: state === 'TX' })
    const { pageTexts } = await readPdf((await renderDocument({ kind: 'SECURITY_INSTRUMENT', data })).pdf)
    for (const said of [
      instrumentTitle(data),
      ANA.name,
      LUIS.name,
      'Hearthline Lending, Inc.',
      data.home,
      data.county,
      data.parcelNumber,
      'Exhibit A',
    ])
      expect(pageTexts[0], said).toContain(said)
  })

  it('has each notary’s certificate whole on one page, however many sign', async () => {
    const others = ['Luis', 'Kim', 'Sam', 'Noa'].map((name) => ({ ...LUIS, party: name.toLowerCase(), name: `${name} Reyes` }))
    const data = { ...IN_CALIFORNIA, grantors: [ANA, ...others] }
    const { pageTexts } = await readPdf((await renderDocument({ kind: 'SECURITY_INSTRUMENT', data })).pdf)
    for (const { name } of data.grantors) {
      const page = pageTexts.find((text) => text.includes(`Acknowledgment of ${name}`))
      expect(page, name).toMatch(new RegExp(`Acknowledgment of ${name} .*personally appeared ${name},.*PENALTY OF PERJURY.*\\(Seal\\)`))
    }
  })

  it('says where each line stands that is filled in before the notary, and leaves room for a seal beside each certificate', async () => {
    const { notaryPlaces, pdf } = await renderDocument({ kind: 'SECURITY_INSTRUMENT', data: inState('CO') })
    const { pageTexts } = await readPdf(pdf)
    const certificate = ['STATE', 'COUNTY', 'DATE', 'SIGNATURE', 'TITLE', 'COMMISSION_EXPIRES', 'SEAL', 'DISCLOSURE']
    for (const { party, name } of [ANA, LUIS]) {
      const own = notaryPlaces.filter((place) => place.party === party)
      expect(own.filter(({ by }) => by === 'SIGNER').map(({ field }) => field)).toEqual(['SIGNATURE', 'DATE'])
      expect(own.filter(({ by }) => by === 'NOTARY').map(({ field }) => field)).toEqual(certificate)
      for (const { by, page } of own)
        expect(pageTexts[page]).toContain(by === 'SIGNER' ? `Signature of ${name}` : `Acknowledgment of ${name}`)
    }
    expect(notaryPlaces.every(({ x, y, width, height }) => x >= 64 && x + width <= 612 - 64 && y >= 64 && y + height <= 792 - 64)).toBe(
      true,
    )
  })

  it('certifies what a trustee signs for, where the law lets a notary say so (Cal. Civ. Code 1189(c) does not)', () => {
    const trust = { trust: { name: 'The Reyes Family Trust', signedOn: '2018-05-14' }, grantors: [{ ...ANA, asTrustee: true }] }
    const certified = 'by Ana Reyes, individually and as trustee of The Reyes Family Trust dated May 14, 2018.'
    expect(wordsOf(inState('CO', trust))).toContain(certified)
    expect(wordsOf({ ...IN_CALIFORNIA, ...trust })).toContain('personally appeared Ana Reyes, who proved')
  })

  it('has no figure but those of the terms', () => {
    const known = new Set([formatExactCents(closingTerms.example.lineCents)])
    const figures = wordsOf(inState('OH')).match(/\$[\d,]+(\.\d\d)?/g) ?? []
    expect(figures.length).toBeGreaterThan(1)
    expect(figures.filter((figure) => !known.has(figure))).toEqual([])
  })

  it('is never made without the words of the land, a trustee where a trustee holds the title, or someone who signs', () => {
    expect(() => blocksOf({ ...IN_CALIFORNIA, legalDescription: ' ' })).toThrow('legal description')
    expect(() => blocksOf({ ...IN_CALIFORNIA, trustee: undefined })).toThrow('trustee')
    expect(() => blocksOf({ ...IN_CALIFORNIA, grantors: [] })).toThrow('signs')
  })

  it('has a place for each person to sign, each with a certificate of their own, and places for initials only where they are asked for', () => {
    expect(placesOf(IN_CALIFORNIA).map(({ party, form }) => [party, form])).toEqual([
      ['borrower', 'SIGNATURE'],
      ['luis', 'SIGNATURE'],
    ])
    expect(wordsOf(IN_CALIFORNIA)).toContain('Acknowledgment of Luis Reyes')
    const initialed = placesOf({ ...IN_CALIFORNIA, propertyKind: 'CONDOMINIUM', withInitials: true })
    expect(initialed.filter(({ form }) => form === 'INITIALS')).toHaveLength(4)
    expect(new Set(initialed.map(({ place }) => place)).size).toBe(initialed.length)
  })

  it('asks no one but the borrower to pay (12 CFR 1002.7(d)(4))', () => {
    const text = wordsOf({ ...IN_CALIFORNIA, grantors: [ANA, LUIS, NOA, KIM] })
    expect(text).toContain('Luis Reyes and Noa Reyes sign this deed of trust only to put the lien on what they own or may claim')
    expect(text).toContain('Kim Reyes signs this deed of trust only as the spouse of an owner')
    expect(text).toContain('do not promise to pay what is owed under the agreement.')
  })

  it.each(['CA', 'CO', 'OH', 'GA', 'TX'])('%s: the owners promise the title, and no spouse who owns nothing', (state) => {
    const grantors = [ANA, LUIS, NOA, KIM, { ...KIM, party: 'pat', name: 'Pat Lee' }]
    const text = wordsOf(inState(state, { grantors, isTexasHomestead: state === 'TX' }))
    expect(text).toContain('“you” means each owner who signs: Ana Reyes, Luis Reyes and Noa Reyes,')
    expect(text).not.toContain('“you” means each person')
    expect(text).toMatch(/Kim Reyes and Pat Lee sign this [a-z ]+ only as the spouse of an owner, to consent to the lien/)
    expect(text).toMatch(/make no promise about the title and none of the other promises of this [a-z ]+, and do not promise to pay/)
    expect(text).toContain(
      state === 'TX'
        ? 'Kim Reyes (spouse of an owner, who signs only to consent to the lien)'
        : 'Kim Reyes (spouse of an owner, who signs only to release rights in the home)',
    )
    expect(text.includes('release toward it alone')).toBe(state !== 'TX')
  })

  it('says nothing of a spouse where none signs', () => {
    expect(wordsOf(IN_CALIFORNIA)).not.toContain('spouse of an owner')
    expect(wordsOf(IN_CALIFORNIA)).toContain('“you” means each person named above as grantor')
  })

  it('names Colorado’s public trustee by the county, once, and the others with their address', () => {
    const county = 'Denver County'
    const trustee = deedTrusteeOf({ deedTrustees: [] }, { state: 'CO', county })
    expect(blocksOf(inState('CO', { county, trustee })).flatMap((block) => (block.kind === 'facts' ? block.rows : []))).toContainEqual([
      'Trustee',
      'Public Trustee of Denver County, Colorado',
    ])
    expect(wordsOf(IN_CALIFORNIA)).toContain('Cedar Trustee, Inc., 1 Cedar Street')
  })

  it('is signed for a trust by each trustee, in both capacities', () => {
    const trust = { name: 'The Reyes Family Trust', signedOn: '2018-05-14' }
    const label = placesOf({ ...IN_CALIFORNIA, trust, grantors: [{ ...ANA, asTrustee: true }] })[0]?.label
    expect(label).toBe('Signature of Ana Reyes, individually and as trustee of The Reyes Family Trust dated May 14, 2018 (borrower)')
  })

  it.each([
    ['CONDOMINIUM', 'HOME', ['Condominium rider']],
    ['PUD', 'SECONDARY', ['Planned unit development rider', 'Second home rider']],
    ['DUPLEX', 'HOME', ['One- to four-family rider: assignment of rents']],
    ['SFR', 'INVESTMENT', ['One- to four-family rider: assignment of rents']],
    ['SFR', 'HOME', []],
  ] as const)('a home of kind %s, used as %s, has its riders', (propertyKind, occupancy, titles) => {
    const headings = blocksOf({ ...IN_CALIFORNIA, propertyKind, occupancy }).flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    )
    expect(headings.filter((text) => text.includes('rider'))).toEqual(titles)
  })
})

describe('the instrument of each state', () => {
  it.each(STATE_CODES)('%s has its form, and says to which amount and until when it secures advances', (state) => {
    const data = inState(state)
    const text = wordsOf(data)
    expect(text).toContain(`Open-end ${SECURITY_INSTRUMENT_NAMES[data.instrument]}`)
    expect(text).toContain(`at most ${formatExactCents(closingTerms.example.lineCents)}`)
    expect(text).toContain('until Nov 24, 2031')
  })

  it.each(STATE_CODES.filter((state) => openEndLawOf(state)))(
    '%s has the words of its law before the title, and what the law wants stated on the first page',
    (state) => {
      const data = inState(state)
      const blocks = blocksOf(data)
      const { legend, states } = openEndLawOf(state)!
      const title = blocks.findIndex(({ kind }) => kind === 'title')
      if (legend) expect(blocks.slice(0, title)).toContainEqual({ kind: 'heading', text: legend })
      const lender = `${data.parties.lender.legalName}, ${data.parties.lender.address}`
      const stated = states({
        maximum: formatExactCents(data.terms.lineCents),
        drawsUntil: 'Nov 24, 2031',
        matures: 'Nov 24, 2051',
        lender,
      })
      for (const text of stated) expect(blocks).toContainEqual({ kind: 'paragraph', text })
    },
  )

  it('Virginia, Ohio and Rhode Island have theirs to the letter (Va. Code 55.1-318(B); Ohio Rev. Code 5301.232(A); R.I. Gen. Laws 34-25-8)', () => {
    expect(wordsOf(inState('VA'))).toContain('THIS IS A CREDIT LINE DEED OF TRUST.')
    expect(wordsOf(inState('OH'))).toContain('OPEN-END MORTGAGE')
    expect(wordsOf(inState('RI'))).toContain('OPEN-END MORTGAGE TO SECURE PRESENT AND FUTURE LOANS UNDER CHAPTER 25 OF TITLE 34')
  })

  it('a Texas homestead’s says that it is a loan of 50(a)(6), without recourse, sold by a court’s order alone, and waives no homestead', () => {
    const text = wordsOf(inState('TX', { isTexasHomestead: true }))
    expect(text).toContain('an extension of credit as defined by Section 50(a)(6), Article XVI, of the Texas Constitution')
    expect(text).toContain('without recourse for personal liability')
    expect(text).toContain('only by an order of a court')
    // (J), (Q)(vii); Tex. Prop. Code 11.008(c)
    expect(text).toContain('only because the market value of the home falls')
    expect(text).toContain('You pay nothing for it.')
    expect(text).toContain('NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON')
    expect(text).not.toContain('waive homestead')
    expect(text).not.toContain('at public auction')
  })

  it('Georgia’s has a witness beside the notary, Connecticut’s two, and California’s none', () => {
    const witnesses = (state: string) => wordsOf(inState(state)).match(/Signature of witness \d/g)?.length ?? 0
    expect([witnesses('GA'), witnesses('CT'), witnesses('CA')]).toEqual([1, 2, 0])
  })

  it('asks where the notary is in the words of a state that has more than counties', () => {
    expect(wordsOf(inState('LA'))).toContain('Parish or county of ___')
    expect(wordsOf(inState('VA'))).toContain('City or county of ___')
    expect(wordsOf(inState('CO'))).toContain('County of ___')
  })

  it('leaves the recorder the top of the first page, and says at its left where a California instrument is returned', () => {
    expect(securityInstrument.describe(inState('FL')).recording).toEqual({ topInches: 3, returnTo: 'BELOW' })
    expect(securityInstrument.describe(IN_CALIFORNIA).recording?.returnTo).toBe('IN_THE_TOP')
  })
})
