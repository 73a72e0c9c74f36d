import { describe, expect, it } from 'vitest'
import { entryForms } from './entry-forms.ts'
import { csvLines, OFFER_CODE_COLUMNS, readOfferCodesCsv, writeOfferCodesCsv } from './offer-code-csv.ts'
import { mayReadRegister, mayWriteForAll, stateOf, takesTwo } from './register-rules.ts'

const LETTER = {
  ...{
    offerCode: 'SPRING27',
    kind: 'PRESCREEN' as const,
    firstName: 'Rosa',
    lastName: 'Reyes',
    street1: '48 Elm Street',
    city: 'Sacramento',
  },
  ...{ state: 'CA', zip: '95816', inHomeDate: '2027-01-04', respondByDate: '2027-02-28' },
}
const faultsOf = (register: keyof typeof entryForms, data: unknown) =>
  entryForms[register].safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const firm = (more: object) => ({ ...LETTER, firmOffer: { amountCents: 5_000_000, expiresOn: '2027-03-31', ...more } })

describe('what is typed into a register', () => {
  it('is a firm offer only of a prescreened letter, with a price or an amount, to the last day to respond at least', () => {
    expect(faultsOf('offer-code', firm({}))).toEqual([])
    expect(faultsOf('offer-code', { ...firm({}), kind: 'LETTER' })).toEqual(['kind: Only a prescreened letter makes a firm offer'])
    expect(faultsOf('offer-code', firm({ amountCents: undefined }))).toEqual([
      'firmOffer.amountCents: Enter an amount, a rate, a margin, or a fee',
    ])
    expect(faultsOf('offer-code', firm({ rateBps: 725, marginBps: 100 }))).toEqual([
      'firmOffer.marginBps: Enter a rate or a margin, not both',
    ])
    expect(faultsOf('offer-code', firm({ expiresOn: '2027-02-01' }))[0]).toContain('at least to the last day to respond')
  })
  it('is refused where a spreadsheet would take it for a formula, or no one could print it', () => {
    expect(faultsOf('offer-code', { ...LETTER, firstName: '=HYPERLINK("x")' })).toEqual(['firstName: Begin with a letter or a digit'])
    expect(faultsOf('offer-code', { ...LETTER, city: 'Sac\u200bramento' })).toHaveLength(1)
  })
  it('names each ZIP code and each page that is none', () => {
    expect(faultsOf('unserved-zips', { prefixes: ['958', '95', '958'] })).toEqual([
      'prefixes.1: 95 is not the first three to five digits of a ZIP code',
      'prefixes.2: 958 is there twice',
    ])
    expect(faultsOf('maintenance', { enabled: true, message: 'Soon back.', routes: [] })[0]).toContain(
      'with none, nothing is under maintenance',
    )
    expect(faultsOf('maintenance', { enabled: true, message: 'Soon back.', routes: ['/account/*', 'account, x'] })).toHaveLength(1)
  })
})

describe('an entry', () => {
  it('counts from its first day to the end of its last one', () => {
    const data = { ...LETTER, street2: null, campaign: undefined }
    const at = (now: string) => stateOf('offer-code', { data, ended: false }, now)
    expect([at('2027-02-28T23:59'), at('2027-03-01T00:00')]).toEqual(['ACTIVE', 'EXPIRED'])
    const announcement = {
      message: 'x',
      variant: 'product',
      apps: ['heloc'],
      environments: [],
      from: '2027-01-01T08:00',
      until: '2027-01-01T09:00',
    }
    const shown = (now: string) => stateOf('announcement', { data: announcement, ended: false }, now)
    expect([shown('2027-01-01T07:59'), shown('2027-01-01T08:00'), shown('2027-01-01T09:00')]).toEqual(['SCHEDULED', 'ACTIVE', 'EXPIRED'])
  })
  it('takes two people where it is told or charged in law, is read by the team, and for everyone is platform staff’s', () => {
    const offer = entryForms['offer-code'].parse(firm({}))
    expect([takesTwo('offer-code', offer), takesTwo('offer-code', { ...offer, firmOffer: undefined })]).toEqual([true, false])
    expect([mayReadRegister(['operator'], 'offer-code'), mayReadRegister(['operator'], 'hours')]).toEqual([true, false])
    expect([mayWriteForAll(['administrator'], 'maintenance'), mayWriteForAll(['platform-administrator'], 'maintenance')]).toEqual([
      false,
      true,
    ])
    expect(mayWriteForAll(['platform-administrator'], 'offer-code')).toBe(false)
  })
})

describe('a file of offer codes', () => {
  const HEAD = 'offerCode,firstName,lastName,street1,city,state,zip,inHomeDate,respondByDate'
  const read = (...lines: string[]) => readOfferCodesCsv([HEAD, ...lines].join('\r\n'))
  it('is read as spreadsheets write it: quotes, days, an empty line, a mark at its start', () => {
    expect(csvLines('\uFEFFa,"b ""c"", d"\r\n\r\n"e\nf",')).toEqual([['a', 'b "c", d'], [], ['e\nf', '']])
    const { entries, faults } = read('spring27,Rosa,Reyes,"48 Elm Street, rear",Sacramento,ca,95816,1/4/2027,2/28/2027', '')
    expect(faults).toEqual([])
    expect(entries).toMatchObject([
      { line: 2, entry: { offerCode: 'SPRING27', street1: '48 Elm Street, rear', respondByDate: '2027-02-28' } },
    ])
  })
  it('says what is wrong with each line, and with its columns', () => {
    const good = 'Rosa,Reyes,48 Elm Street,Sacramento,CA,95816,2027-01-04,2027-02-28'
    const told = read(`SPRING27,${good}`, `AB,${good}`, 'x,y', `SPRING27,${good}`, `SUMMER27,,${good.slice(5)}`).faults
    expect(told.map(({ line, column }) => `${line} ${column}`)).toEqual(['3 offerCode', '4 offerCode', '5 offerCode', '6 firstName'])
    expect(told.map(({ message }) => message)).toEqual([
      'Enter 8 to 20 letters and digits',
      'The line has 2 fields and the first line 9',
      'SPRING27 is in line 2 already',
      'Fill this in',
    ])
    expect(readOfferCodesCsv('offerCode,phone\nx,y').faults).toMatchObject([{ line: 1, column: 'phone' }])
    expect(readOfferCodesCsv('offerCode\nx').faults[0]!.message).toContain('has to name the column “firstName”')
  })
  it('is written as it can be read again', () => {
    const offers = [firm({ rateBps: 725 }), { ...LETTER, offerCode: 'OTHER2027', campaign: 'Fall, late' }].map((each) =>
      entryForms['offer-code'].parse(each),
    )
    const file = writeOfferCodesCsv(offers)
    expect(file.split('\r\n')[0]).toBe(OFFER_CODE_COLUMNS.join(','))
    expect(readOfferCodesCsv(file)).toEqual({ entries: offers.map((entry, place) => ({ line: place + 2, entry })), faults: [] })
  })
})
