import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { type NamedParty, type NotaryPlace, notaryMeeting, signsAs, US_STATES } from '@hearthline/domain'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { renderDocument } from '../../../documents/renderers.ts'
import type { InstrumentData } from '../../../documents/security-instrument/instrument-data.ts'
import { faultOf } from '../../../engine/notarized-deed.ts'
import { checkSeal } from '../../../seal/seal-pdf.ts'
import { ANA, IN_CALIFORNIA, inState, LUIS } from '../../../testing/instrument-sample.ts'
import { isLongRun, itInLongRun } from '../../../testing/long-run.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { commissionOf } from './commission.ts'
import { sealDeed } from './seal-deed.ts'

const FIRST_DAY = '2026-11-24'
const LATER_DAY = '2026-12-02'
const NOW = '2026-12-02T18:00:00.000Z'

interface TextAt {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Every run of text with its foot, in points from the lower left of its page. */
async function textsOf(bytes: Uint8Array): Promise<readonly TextAt[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  const texts: TextAt[] = []
  for (let page = 0; page < pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page + 1)).getTextContent()
    for (const item of items)
      if ('str' in item && item.str.trim()) texts.push({ page, x: item.transform[4], y: item.transform[5], text: item.str })
  }
  await loading.destroy()
  return texts
}

const within = ({ page, x, y, width, height }: NotaryPlace, at: TextAt): boolean =>
  at.page === page && at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height

async function sealed(data: InstrumentData, signed: Readonly<Record<string, string>>) {
  const { pdf, notaryPlaces: places } = await renderDocument({ kind: 'SECURITY_INSTRUMENT', data })
  const signers = data.grantors.map((one) => ({ party: one.party, signsAs: signsAs(one) }))
  const commission = commissionOf(data.state)
  const bytes = await sealDeed(pdf, { places, signers, signed: new Map(Object.entries(signed)), commission, now: NOW })
  const before = new Set((await textsOf(pdf)).map(({ page, x, y, text }) => `${page} ${x} ${y} ${text}`))
  const added = (await textsOf(bytes)).filter(({ page, x, y, text }) => !before.has(`${page} ${x} ${y} ${text}`))
  /** what was filled in there */
  const at = (party: string, by: NotaryPlace['by'], field: NotaryPlace['field']): string => {
    const place = places.find((each) => each.party === party && each.by === by && each.field === field)
    if (!place) throw new Error(`The deed has no place ${by} ${field} of ${party}`)
    return added
      .filter((one) => within(place, one))
      .map(({ text }) => text)
      .join(' ')
  }
  return { pdf, bytes, places, added, at }
}

const everyone = ({ grantors }: InstrumentData) => Object.fromEntries(grantors.map(({ party }) => [party, FIRST_DAY]))
const KIM: NamedParty = { party: 'kim', name: 'Kim Reyes', capacity: 'SPOUSE', asTrustee: false }
const TRUST = { name: 'The Reyes Family Trust', signedOn: '2018-05-14' }
const RITA: NamedParty = { party: 'rita', name: 'Rita Vance', capacity: 'TRUSTEE', asTrustee: true }

/** Lines and boxes that someone fills in, and not what an instrument of anyone says. */
const EMPTY = /_{6,}|\[\s+\]/g

const DEEDS: readonly (readonly [string, InstrumentData])[] = [
  ['a deed of trust of California', IN_CALIFORNIA],
  ['a mortgage of Florida', inState('FL')],
  ['a mortgage of Ohio with an owner and a spouse', inState('OH', { grantors: [ANA, LUIS, KIM] })],
  ['a deed of trust of Texas that is no homestead', inState('TX')],
  ['a mortgage of Louisiana with two witnesses', inState('LA')],
  ['a deed of trust of Colorado by trustees', inState('CO', { trust: TRUST, grantors: [{ ...ANA, asTrustee: true }, RITA] })],
]

describe('a deed that the sandbox’s notary has sealed', () => {
  it.each(DEEDS)('%s: every signature, day and certificate stands at its own line, and none is left empty', async (_name, data) => {
    const { pdf, places, at } = await sealed(data, everyone(data))
    const { text } = await readPdf(pdf)
    const filledByHand = places.filter(({ field }) => field !== 'SEAL' && field !== 'DISCLOSURE')
    expect(text.match(EMPTY)).toHaveLength(filledByHand.length)
    for (const { party, by, field } of places)
      if (field !== 'IN_PERSON') expect(at(party, by, field), `${by} ${field} of ${party}`).not.toBe('')
    for (const one of data.grantors) {
      expect(at(one.party, 'SIGNER', 'SIGNATURE')).toBe(signsAs(one))
      expect(at(one.party, 'SIGNER', 'DATE')).toBe('November 24, 2026')
      expect(at(one.party, 'NOTARY', 'COUNTY')).toBe(commissionOf(data.state).county)
      expect(at(one.party, 'NOTARY', 'DATE')).toBe('November 24, 2026')
      expect(at(one.party, 'NOTARY', 'SIGNATURE')).toBe('Jordan Calloway')
      expect(at(one.party, 'NOTARY', 'SEAL')).toMatch(
        /JORDAN CALLOWAY NOTARY PUBLIC STATE OF .+ Commission number \d{10} My commission expires June 30, 2030 Sandbox: no notary took part/,
      )
      expect(at(one.party, 'NOTARY', 'DISCLOSURE')).toContain('This notarial act involved the use of communication technology.')
    }
  })

  it('has initials where the lender asks for them, beside the land and each rider', async () => {
    const data = inState('CO', { withInitials: true, propertyKind: 'CONDOMINIUM' })
    const { places, added } = await sealed(data, everyone(data))
    const initials = places.filter(({ field }) => field === 'INITIALS')
    expect(initials.map((place) => added.find((one) => within(place, one))?.text)).toEqual(['AR', 'LR', 'AR', 'LR'])
  })

  it('says where the notary is, and of Florida’s two boxes marks the one of online notarization', async () => {
    const data = inState('FL')
    const { at } = await sealed(data, everyone(data))
    expect(at('borrower', 'NOTARY', 'STATE')).toBe('Florida')
    expect(at('borrower', 'NOTARY', 'ONLINE')).toBe('X')
    expect(at('borrower', 'NOTARY', 'IN_PERSON')).toBe('')
  })

  it('is signed by a trustee as trustee, and certifies so', async () => {
    const data = inState('CO', { trust: TRUST, grantors: [{ ...ANA, asTrustee: true }, RITA] })
    const { at, pdf } = await sealed(data, everyone(data))
    expect(at('borrower', 'SIGNER', 'SIGNATURE')).toBe('Ana Reyes, individually and as trustee')
    expect(at('rita', 'SIGNER', 'SIGNATURE')).toBe('Rita Vance, as trustee')
    expect((await readPdf(pdf)).text).toContain('(date) by Rita Vance, as trustee of The Reyes Family Trust dated May 14, 2018.')
  })

  it('has of each person the day on which that person appeared, and leaves the lines of whoever has not signed yet empty', async () => {
    const data = inState('CO', { grantors: [ANA, LUIS, KIM] })
    const { at, added, places } = await sealed(data, { borrower: FIRST_DAY, kim: LATER_DAY })
    expect(at('kim', 'SIGNER', 'DATE')).toBe('December 2, 2026')
    expect(at('kim', 'NOTARY', 'DATE')).toBe('December 2, 2026')
    expect(at('borrower', 'NOTARY', 'DATE')).toBe('November 24, 2026')
    for (const place of places.filter(({ party }) => party === 'luis')) expect(added.filter((one) => within(place, one))).toEqual([])
  })

  it('prints names in every letter that they have', async () => {
    const name = 'Łucja Reyes-Öztürk Nguyễn'
    const data = inState('CO', { grantors: [{ ...ANA, name }] })
    expect((await sealed(data, everyone(data))).at('borrower', 'SIGNER', 'SIGNATURE')).toBe(name)
  })

  it.each(isLongRun ? DEEDS : DEEDS.slice(0, 2))('%s: is what was sent, signed, and adds no page', async (_name, data) => {
    const { pdf, bytes, places } = await sealed(data, everyone(data))
    const parties = data.grantors.map(({ party }) => party)
    expect(await faultOf({ sent: pdf, returned: bytes, places }, parties)).toBeUndefined()
    expect((await readPdf(bytes)).pages).toBe((await readPdf(pdf)).pages)
  })

  itInLongRun('is what was sent where names are long, and where someone signs later', async () => {
    const name = 'Łucja Maria Guadalupe Reyes-Öztürk Nguyễn-Featherstonehaugh of Sacramento'
    const data = inState('CO', { grantors: [{ ...ANA, name }, LUIS] })
    const { pdf, bytes, places } = await sealed(data, { borrower: FIRST_DAY })
    expect(await faultOf({ sent: pdf, returned: bytes, places }, ['borrower'])).toBeUndefined()
    expect(await faultOf({ sent: pdf, returned: bytes, places }, ['borrower', 'luis'])).toMatch(/is not signed where each person signs/)
  })

  it('is refused where it comes back unsigned, or with a page of someone else’s', async () => {
    const data = inState('CO')
    const { pdf, bytes, places } = await sealed(data, everyone(data))
    expect(await faultOf({ sent: pdf, returned: pdf, places }, ['borrower'])).toMatch(/nothing is signed on it/)
    const again = await PDFDocument.load(pdf)
    expect(await faultOf({ sent: pdf, returned: await again.save(), places }, ['borrower'])).toMatch(/is not signed where/)
    // Of the places alone it goes, and of no byte.
    expect(await faultOf({ sent: pdf, returned: Buffer.concat([pdf, Buffer.from('\n')]), places }, ['borrower'])).toMatch(
      /is not signed where/,
    )
    expect(await faultOf({ sent: pdf, returned: await again.save(), places: [] }, ['borrower'])).toMatch(/nothing is signed on it/)
    const longer = await PDFDocument.load(bytes)
    longer.addPage([612, 792]).drawText('Rider: the home is conveyed to someone else')
    expect(await faultOf({ sent: pdf, returned: await longer.save(), places }, ['borrower'])).toMatch(/has pages that were not sent/)
  })

  it('is refused with a second document behind it, or anything else: another reader may show that', async () => {
    const data = inState('CO')
    const { pdf, bytes, places } = await sealed(data, everyone(data))
    const withBehind = (...behind: readonly Uint8Array[]) =>
      faultOf({ sent: pdf, returned: Buffer.concat([bytes, ...behind]), places }, ['borrower'])
    expect(await withBehind(bytes)).toMatch(/holds something behind the end/)
    expect(await withBehind(Buffer.from('PK\u0003\u0004 something else'))).toMatch(/holds something behind the end/)
    expect(await withBehind(Buffer.from('\r\n'))).toBeUndefined()
  })

  it('is refused with layers, in words', async () => {
    const data = inState('CO')
    const { pdf, bytes, places } = await sealed(data, everyone(data))
    const layered = await PDFDocument.load(bytes)
    const layer = layered.context.register(layered.context.obj({ Type: 'OCG', Name: PDFString.of('Layer') }))
    layered.catalog.set(PDFName.of('OCProperties'), layered.context.obj({ OCGs: [layer], D: {} }))
    expect(await faultOf({ sent: pdf, returned: await layered.save(), places }, ['borrower'])).toMatch(/has layers/)
  })

  it('is tagged as before, with each mark as a part of what is read', async () => {
    const data = inState('CO')
    const { pdf, bytes, places } = await sealed(data, everyone(data))
    const [before, after] = [await readPdf(pdf), await readPdf(bytes)]
    expect(after.roles.length - before.roles.length).toBeGreaterThanOrEqual(places.length)
    expect(after.roles.filter((role) => role === 'Figure')).toHaveLength(2)
    expect(after.text).toContain('Jordan Calloway')
    expect(after.frame).not.toContain('Jordan Calloway')
  })

  it('shows a changed byte', async () => {
    const data = inState('CO')
    const { bytes } = await sealed(data, everyone(data))
    expect(await checkSeal(bytes)).toMatchObject({ isIntact: true })
    const changed = Uint8Array.from(bytes)
    changed[2_000]! ^= 1
    expect((await checkSeal(changed))?.isIntact ?? false).toBe(false)
  })

  it('has a certificate of its own where an earlier release’s deed says nothing of its lines', async () => {
    const data = inState('CO')
    const { pdf } = await renderDocument({ kind: 'SECURITY_INSTRUMENT', data })
    const signers = [{ party: 'borrower', signsAs: 'Ana Reyes' }]
    const signed = new Map([['borrower', FIRST_DAY]])
    const bytes = await sealDeed(pdf, { places: [], signers, signed, commission: commissionOf('CO'), now: NOW })
    expect((await readPdf(bytes)).pageTexts.at(-1)).toContain('Signed and acknowledged before me on November 24, 2026 by Ana Reyes.')
    expect(await faultOf({ sent: pdf, returned: bytes, places: [] }, [])).toBeUndefined()
  })

  it('is met online in the states of these tests but California, whose notaries are met in person', () => {
    expect(['FL', 'OH', 'LA', 'CO'].map((state) => notaryMeeting(state, 'HOME'))).toEqual(['ONLINE', 'ONLINE', 'ONLINE', 'ONLINE'])
    expect(notaryMeeting('CA', 'HOME')).toBe('MANUAL')
  })
})

describe('the sandbox’s notary', () => {
  it('is commissioned in a county of the state, or in what that state has instead', () => {
    expect(commissionOf('CO').county).toBe('Denver')
    expect(commissionOf('LA').county).toBe('East Baton Rouge')
    for (const state of Object.keys(US_STATES)) expect(commissionOf(state).county.length, state).toBeGreaterThan(2)
  })
})
