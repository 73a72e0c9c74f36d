import { describe, expect, it } from 'vitest'
import { sampleAnswers, sampleInput, sampleTransmittal } from '../lar.fixture.ts'
import type { LarRow } from '../lar-fields.ts'
import type { ActionTaken } from '../lar-input.ts'
import { larRow } from '../lar-row.ts'
import { tsRow } from '../transmittal-sheet.ts'
import type { HmdaFile } from './edit.ts'
import { EDIT_NUMBERS, type EditNumber } from './edit-numbers.ts'
import { EDITS } from './edits.ts'
import { editCoverage, runEdits } from './run-edits.ts'

const fileOf = (rows: readonly LarRow[]): HmdaFile => ({ year: 2026, sheet: tsRow(sampleTransmittal, 2026, rows.length), rows })
const clean = larRow(sampleInput())
/** Edits of single rows: those of shares of a file say little about one row. */
const found = (...rows: readonly LarRow[]) => runEdits(fileOf(rows)).filter(({ row }) => row !== undefined)
const numbers = (change: Partial<LarRow>) => found({ ...clean, ...change }).map(({ edit }) => edit)

describe('the official edits', () => {
  it('are all listed, each run here or left to the regulator with the reason why', () => {
    expect(editCoverage()).toEqual({ official: 318, run: 314, notRun: ['S307', 'V625-2', 'Q303', 'Q603'] })
    for (const number of EDIT_NUMBERS) expect(EDITS[number].says.length, number).toBeGreaterThan(10)
  })

  it('find nothing in a row of each end that an application can have', () => {
    const ends: readonly ActionTaken[] = ['ORIGINATED', 'NOT_ACCEPTED', 'DENIED', 'WITHDRAWN', 'INCOMPLETE']
    const rows = ends.map((taken, index) => {
      const denial = taken === 'DENIED' ? [{ code: 4 as const }, { code: 9 as const, text: 'Home is for sale' }] : []
      return larRow(sampleInput({ ownId: `HL${index}`, action: { taken, on: '2026-04-06', denial } }))
    })
    expect(found(...rows)).toEqual([])
  })

  it('find nothing in answers of every kind, with a co-applicant and without', () => {
    const every = [
      undefined,
      sampleAnswers,
      { ethnicity: ['MEXICAN' as const], race: ['KOREAN' as const, 'WHITE' as const], sex: ['MALE' as const, 'FEMALE' as const] },
      { ethnicity: [], otherHispanic: 'Dominican', race: [], tribe: 'Navajo', sex: ['NOT_PROVIDED' as const] },
    ]
    const rows = every.flatMap((answers, index) => [
      larRow(sampleInput({ ownId: `A${index}`, applicant: { bornOn: '1984-05-17', answers } })),
      larRow(sampleInput({ ownId: `B${index}`, coApplicant: { bornOn: '1985-02-11', answers } })),
    ])
    expect(found(...rows)).toEqual([])
  })

  /** One change of a clean row, and the edits that it breaks. */
  const BROKEN: readonly (readonly [Partial<LarRow>, readonly EditNumber[]])[] = [
    [{ lei: '1' }, ['S301', 'V600', 'Q648']],
    [{ uli: `${clean.uli.slice(0, -1)}0` }, ['V609']],
    [{ uli: 'SHORT-1' }, ['V608-2']],
    [{ applicationDate: '20260230' }, ['V610-1']],
    [{ applicationDate: 'NA' }, ['V610-2']],
    [{ applicationDate: '20260407' }, ['V619-3', 'Q608']],
    [{ applicationDate: '20240405' }, ['Q601']],
    [{ actionDate: '20250406' }, ['V619-2', 'V619-3', 'Q608']],
    [{ preapproval: '1' }, ['V612-2', 'V614-1', 'V614-4']],
    [{ occupancy: '4' }, ['V616']],
    [{ loanAmount: '' }, ['V617']],
    [{ loanAmount: '250001' }, ['Q607']],
    [{ loanAmount: '499' }, ['Q645-1']],
    [{ city: 'NA' }, ['V622']],
    [{ state: 'XX' }, ['V623', 'V716', 'Q604']],
    [{ state: 'NV' }, ['V716', 'Q604']],
    [{ zip: '9581' }, ['V624']],
    [{ tract: '06061001101' }, ['V627']],
    [{ ethnicity1: '' }, ['V628-1', 'V629-3']],
    [{ ethnicity2: '2' }, ['V628-3']],
    [{ ethnicity1: '3', ethnicity2: '1' }, ['V628-4']],
    [{ ethnicityObserved: '1', ethnicity1: '11' }, ['V629-2']],
    [{ coEthnicity1: '2' }, ['V634']],
    [{ race1: '6', race2: '5' }, ['V635-4']],
    [{ raceObserved: '1', race1: '21' }, ['V636-2']],
    [{ coRaceObserved: '2' }, ['V639-3', 'V641']],
    [{ sex: '5' }, ['V642-1', 'V644-1']],
    [{ coSex: '1' }, ['V650']],
    [{ age: '' }, ['V651-1']],
    [{ age: '17' }, ['Q614-1']],
    [{ age: '9999' }, ['V721-1', 'Q614-1']],
    [{ income: '145.5' }, ['V654-1']],
    [{ income: '10000' }, ['Q606']],
    [{ income: 'NA' }, ['Q629']],
    [{ rateSpread: '' }, ['V657-1']],
    [{ rateSpread: '8.501' }, ['Q611']],
    [{ hoepa: '' }, ['V658-1']],
    [{ lienStatus: '3' }, ['V659']],
    [{ score: '8888' }, ['V661']],
    [{ score: '' }, ['V660-1']],
    [{ score: '299' }, ['Q649-1']],
    [{ scoreModel: '11', scoreModelText: '', score: '279' }, ['V720-1', 'Q649-1']],
    [{ scoreModelText: '' }, ['V662-1', 'V662-2']],
    [{ coScore: '9998' }, ['V666-2', 'Q649-2']],
    [{ denial1: '4' }, ['V670-2', 'V670-3']],
    [{ denialText: 'x' }, ['V671-2']],
    [{ loanCosts: '100' }, ['V672-4']],
    [{ originationCharges: '100' }, ['V674-3']],
    [{ discountPoints: '100' }, ['V675-3']],
    [{ lenderCredits: '100' }, ['V676-3']],
    [{ interestRate: '0.08350' }, ['Q650-1']],
    [{ penaltyTerm: '0' }, ['V678-1']],
    [{ dti: '0.3412' }, ['Q652']],
    [{ dti: '81' }, ['Q654']],
    [{ cltv: '0' }, ['V681-1', 'Q617']],
    [{ cltv: '14.10' }, ['Q617']],
    [{ loanTerm: '601' }, ['Q658']],
    [{ introPeriod: '0' }, ['V683']],
    [{ balloon: '1111' }, ['V715']],
    [{ propertyValue: '0' }, ['V688-1']],
    [{ manufacturedType: '1' }, ['V615-3', 'V689-3']],
    [{ units: '' }, ['V691']],
    [{ affordableUnits: '2' }, ['V654-2', 'V679-3', 'V692-2']],
    [{ submission: '3' }, ['V693-3']],
    [{ payableTo: '3' }, ['V694-3']],
    [{ nmlsrId: '000000' }, ['V695-2']],
    [{ nmlsrId: '3000001' }, ['V695-3']],
    [{ nmlsrId: 'NA' }, ['Q620']],
    [{ aus1: '7' }, ['V700-2']],
    [{ ausText: 'x' }, ['V702-2']],
    [{ openEnd: '3' }, ['V707']],
    [{ street: '12 Alder Way; 14 Alder Way' }, ['Q660-2']],
    [{ street: 'tbd' }, ['Q660-3', 'Q660-4']],
    [{ coAge: '1111' }, ['V721-2', 'Q614-2', 'Q657']],
    [{ cltv: '1111' }, ['Q651-2', 'Q653-1', 'Q656']],
  ]
  it.each(BROKEN)('of a row that says %j', (change, expected) => {
    expect(numbers(change)).toEqual(expected)
  })

  // The formats that edits V600 to V609 name, and the values that the filing instructions show for these fields.
  it.each([
    { contactPhone: '999-999-9999' },
    { contactZip: '12345-1010' },
    { contactZip: '12345' },
    { contactZip: '90049-9998' },
    { contactState: 'CA' },
    { taxId: '99-9999999' },
    {
      institution: 'Ficus Bank',
      contactName: 'Erika Otis',
      contactEmail: 'erikaotis@bank.com',
      contactStreet: '4321 W Random Blvd Ste 201',
    },
  ])('pass a sheet that says %j', (change) => {
    const file = fileOf([clean])
    expect(runEdits({ ...file, sheet: { ...file.sheet, ...change } }).filter(({ row }) => row === undefined)).toEqual([])
  })

  it.each([
    [{ uli: '10BX939C5543TQA1144M999143X38', lei: '10BX939C5543TQA1144M' }, ['S301']],
    [{ uli: '999143X' }, []],
    [{ zip: '90049-9998' }, []],
    [{ street: '456 W Somewhere Ave Apt 201', city: 'Anytown' }, []],
    [{ county: '06037', tract: '06037264000' }, []],
  ] as const)('of a row with the instructions’ own example, %j', (change, expected) => {
    expect(numbers(change)).toEqual(expected)
  })

  it('of the sheet and of the whole file', () => {
    const file = fileOf([clean])
    const of = (change: Partial<HmdaFile>) =>
      runEdits({ ...file, ...change })
        .filter(({ row }) => row === undefined)
        .map(({ edit }) => edit)
    expect(of({})).toEqual([])
    expect(of({ year: 2027 })).toEqual(['S302'])
    const sheet = { entries: '2', quarter: '5', contactPhone: '1', contactZip: '', taxId: '1', contactEmail: 'x', institution: '12' }
    expect(of({ sheet: { ...file.sheet, ...sheet } })).toEqual([
      ...['S304', 'V602', 'V603', 'V605', 'V607', 'V717', 'V718', 'V719', 'V719-1'],
    ])
    expect(of({ rows: [], sheet: { ...file.sheet, entries: '0' } })).toEqual(['V606'])
    expect(runEdits(fileOf([clean, clean])).map(({ edit }) => edit)).toEqual(['S305', 'S306', 'Q600', 'S306', 'Q600'])
    const withdrawn = larRow(sampleInput({ ownId: 'W', action: { taken: 'WITHDRAWN', on: '2026-04-06', denial: [] } }))
    expect(of(fileOf([withdrawn]))).toEqual(['Q636', 'Q638'])
    expect(of(fileOf([{ ...clean, reverse: '1111' }]))).toEqual(['Q646', 'Q647'])
  })

  it('name the row and the fields, and never what someone said of themselves', () => {
    const [failure] = found({ ...clean, race1: '6', race2: '5' })
    expect(failure).toMatchObject({ row: 1, kind: 'VALIDITY' })
    expect(failure!.values[0]).toEqual({ field: 'Race of applicant: 1', value: '•••' })
  })
})
