/** What the borrower shows of each income: accounts that are connected and documents that were uploaded. It never stops the walk. */
import * as z from 'zod/mini'
import { ask, type Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { signersOf } from '../signing/signers.ts'
import { INCOME_WAYS, isLinkWay, LINK_WAYS, type LinkWay } from './income-ways.ts'

const MOST_SOURCES = 12
const MOST_DOCUMENTS = 12

export const incomeSource = z.object({
  /** made by the browser, and kept while the source is */
  id: z.uuid(),
  /** the borrower, or the party of a co-owner */
  person: z.string().check(z.maxLength(40)),
  way: z.enum(INCOME_WAYS),
  documents: z.array(z.uuid()).check(z.maxLength(MOST_DOCUMENTS)),
  /** the connection that a person completed at the provider; the server sets it, no answer does */
  link: z.optional(z.uuid()),
})
export type IncomeSource = z.infer<typeof incomeSource>

const evidence = z.object({ sources: z.array(incomeSource).check(z.maxLength(MOST_SOURCES)) })

function sourcesBefore(known: Known): readonly IncomeSource[] {
  return known(incomeEvidence)?.sources ?? []
}

export const incomeEvidence = ask('income-evidence', {
  title: 'Your income documents',
  why: 'We verify income by records of others: an employer, a bank, or the tax office.',
  steps: ['INCOME_VERIFICATION'],
  initially: { sources: [] },
  data: evidence,
  keeps: (known, { sources }) => {
    const before = sourcesBefore(known)
    return {
      sources: sources.map(({ link: _said, ...source }) => {
        const same = before.find(({ id, way, person }) => id === source.id && way === source.way && person === source.person)
        return same?.link === undefined ? source : { ...source, link: same.link }
      }),
    }
  },
  documents: ({ sources }) =>
    sources.flatMap(({ way, documents }, index) =>
      isLinkWay(way) ? [] : documents.map((uuid) => ({ path: `sources.${index}.documents`, uuid, kind: way })),
    ),
  fits: (known, { sources }) => {
    const before = sourcesBefore(known)
    const all = sources.flatMap(({ documents }) => documents)
    const people = [BORROWER, ...signersOf(known).map(({ party }) => party)]
    return sources.flatMap(({ id, person, way, documents }, index) => [
      // What was confirmed or connected was so for this person and by this way.
      ...(before.some((other) => other.id === id && (other.person !== person || other.way !== way))
        ? [{ path: `sources.${index}.id`, message: 'Remove this source and list it again' }]
        : []),
      ...(people.includes(person) ? [] : [{ path: `sources.${index}.person`, message: 'Choose whose income this is' }]),
      ...(isLinkWay(way) && documents.length > 0 ? [{ path: `sources.${index}.documents`, message: 'Documents are not needed here' }] : []),
      // One document shows one income, and is read once.
      ...(documents.some((one) => all.filter((other) => other === one).length > 1)
        ? [{ path: `sources.${index}.documents`, message: 'A document is listed twice. Each shows one income.' }]
        : []),
      ...(sources.findIndex((other) => other.id === id) < index ? [{ path: `sources.${index}.id`, message: 'This is listed twice' }] : []),
    ])
  },
  labels: {
    sources: {
      label: 'Income',
      each: {
        id: 'Name',
        person: 'Whose income',
        way: {
          label: 'How you show it',
          options: {
            PAYROLL: 'Payroll account',
            BANK: 'Bank account',
            TAX_RECORDS: 'IRS tax records',
            PAY_STUB: 'Pay stubs',
            W2: 'W-2 forms',
            FORM_1099: '1099 forms',
            TAX_RETURN: 'Tax returns',
            AWARD_LETTER: 'Award letter',
          },
        },
        documents: 'Documents',
        link: 'Connection',
      },
    },
  },
  example: { sources: [{ id: '6e3f9f1c-52a4-4e6b-9d0e-6a4b7f0d1c11', person: BORROWER, way: 'PAYROLL', documents: [] }] },
})

/** Those that show something of people who are on the application: a co-owner who was replaced earns nothing here any more. */
export const countedSources = (known: Known): readonly IncomeSource[] => {
  const people = new Set([BORROWER, ...signersOf(known).map(({ party }) => party)])
  return sourcesBefore(known).filter((source) => isShown(source) && people.has(source.person))
}

/** What a person connected by one of the ways. */
export const linkedSources = (sources: readonly IncomeSource[], way: LinkWay) =>
  sources.flatMap(({ id, person, way: its, link }) => (its === way && link !== undefined ? [{ source: id, person, link }] : []))

/** What a person uploaded. */
export const uploadedSources = (sources: readonly IncomeSource[]) =>
  sources.filter(({ way, documents }) => !LINK_WAYS.some((link) => link === way) && documents.length > 0)

/** Whether anything was shown by it yet. */
export const isShown = ({ link, documents }: IncomeSource): boolean => link !== undefined || documents.length > 0
