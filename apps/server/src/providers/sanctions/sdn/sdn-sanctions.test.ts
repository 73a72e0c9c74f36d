import { describe, expect, it } from 'vitest'
import { contractCall } from '../../provider-call.contract.ts'
import { describeSanctionsContract } from '../port.contract.ts'
import { readSdnXml } from '../read-sdn-xml.ts'
import { SDN_XML } from '../sdn-list.fixture.ts'
import { sdnSanctions } from './sdn-sanctions.ts'

const list = readSdnXml(SDN_XML)
const adapter = () => sdnSanctions(async () => list)

describeSanctionsContract(adapter)

const screened = async (firstName: string, lastName: string, bornOn = '1984-05-17', others: string[] = [], payees: string[] = []) =>
  (await adapter().screen({ applicantName: { firstName, lastName }, bornOn, others, payees }, contractCall())).data

describe('SDN.XML', () => {
  it('gives its persons and companies with their strong aliases, birth dates and programs; weak aliases are left out', () => {
    expect(list).toEqual({
      publishedOn: '2026-11-20',
      people: [
        {
          entry: '90101',
          name: "Ignacio José BARRANCA-O'MALLEY",
          otherNames: ['Nacho VALDORO'],
          birthDates: ['17 May 1984'],
          programs: ['SDNTK', 'ILLICIT-DRUGS-EO14059'],
          remarks: 'Example & made up.',
        },
        { entry: '90102', name: 'ANA REYES SHIPPING', otherNames: [], birthDates: [], programs: ['IRAN'], isEntity: true },
        { entry: '90103', name: 'Oksana TREMBLAYEVA', otherNames: [], birthDates: ['circa 1961'], programs: ['UKRAINE-EO13660'] },
      ],
    })
  })
  it('that is cut off, has fewer entries than it says, or is something else is refused whole', () => {
    expect(() => readSdnXml(SDN_XML.slice(0, 900))).toThrow()
    expect(() => readSdnXml(SDN_XML.replace('<Record_Count>3', '<Record_Count>4'))).toThrow('announces 4 entries and has 3')
    expect(() => readSdnXml('<feed/>')).toThrow('This is no SDN.XML')
  })
})

describe('screening by the list', () => {
  it('finds a person by any order, accents and hyphens, and says whether the birth date is the listed one', async () => {
    const { status, listOf, matches } = await screened('ignacio jose', 'Barranca O’Malley')
    expect([status, listOf]).toEqual(['REVIEW', '2026-11-20'])
    expect(matches).toEqual([
      expect.objectContaining({ entry: '90101', score: 100, birthDate: 'SAME', person: 'ignacio jose Barranca O’Malley' }),
    ])
  })
  it('finds an alias, and a name that differs by a letter', async () => {
    expect((await screened('Nacho', 'Valdorro')).matches).toEqual([
      expect.objectContaining({ matchedName: 'Nacho VALDORO', birthDate: 'SAME', score: expect.toSatisfy((score: number) => score < 100) }),
    ])
  })
  it('asks for a person at the same name whatever the birth date, and at a near name unless the birth date is far', async () => {
    expect((await screened('Oksana', 'Tremblayeva')).matches).toEqual([expect.objectContaining({ score: 100, birthDate: 'DIFFERS' })])
    expect((await screened('Oksana', 'Tremblayevna')).status).toBe('CLEAR')
    expect((await screened('Oksana', 'Tremblayevna', '1962-03-01')).matches).toEqual([expect.objectContaining({ birthDate: 'UNKNOWN' })])
  })
  it('looks for everyone who signs as well', async () => {
    expect((await screened('Ana', 'Reyes', '1984-05-17', ['Oksana Tremblayeva'])).matches).toEqual([
      expect.objectContaining({ person: 'Oksana Tremblayeva', birthDate: 'UNKNOWN' }),
    ])
  })
  it('compares whoever is paid with companies as well, and no one who applies or signs', async () => {
    const of = async (others: string[], payees: string[]) =>
      (await screened('Bo', 'Lindqvist', '1984-05-17', others, payees)).matches.map(({ person, entry }) => [person, entry])
    expect(await of([], ['Ana Reyes Shipping LLC'])).toEqual([['Ana Reyes Shipping LLC', '90102']])
    expect(await of([], ['Oksana Tremblayeva'])).toEqual([['Oksana Tremblayeva', '90103']])
    expect(await of(['Ana Reyes Shipping'], ['Cedar Bank'])).toEqual([])
  })
  it('is clear for a common name, a company’s words and a single word', async () => {
    for (const [first, last] of [
      ['Ana', 'Reyes'],
      ['Maria', 'Rey'],
      ['Ignacio', 'Ignacio'],
    ] as const)
      expect([last, (await screened(first, last)).status]).toEqual([last, 'CLEAR'])
  })
  it('without a list waits for one: no list is not a clear one', async () => {
    const bare = sdnSanctions(async () => undefined)
    const asked = bare.screen(
      { applicantName: { firstName: 'Ana', lastName: 'Reyes' }, bornOn: '1984-05-17', others: [], payees: [] },
      contractCall(),
    )
    await expect(asked).rejects.toMatchObject({ kind: 'PENDING', retryable: true })
  })
})
