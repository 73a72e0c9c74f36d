/**
 * Reads SDN.XML, the standard XML file of the list (https://ofac.treasury.gov/specially-designated-nationals-list-data-formats-data-schemas;
 * the schema is published beside it): sdnEntry with uid, names, sdnType, programList, akaList, dateOfBirthList and remarks.
 */
import { SaxesParser } from 'saxes'
import type { ListedPerson, SanctionsList } from './sanctions-list.ts'

type Fields = Record<string, string[]>

interface Alias {
  first: string
  last: string
  isWeak: boolean
}

/** Without a namespace's prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** @throws Error saying what is wrong with the file; nothing of one that is cut off is taken */
export function readSdnXml(xml: string): SanctionsList {
  const people: ListedPerson[] = []
  const path: string[] = []
  let text = ''
  let publishedOn: string | undefined
  let announced: number | undefined
  let entries = 0
  let entry: Fields = {}
  let aliases: Alias[] = []
  let alias: Alias = { first: '', last: '', isWeak: false }
  const ends: Readonly<Record<string, (value: string) => void>> = {
    Publish_Date: (value) => (publishedOn = localDateOf(value)),
    Record_Count: (value) => (announced = Number(value)),
    sdnEntry: () => {
      entries += 1
      const type = entry.sdnType?.[0]
      if (type === 'Individual') people.push(personOf(entry, aliases))
      if (type === 'Entity') people.push({ ...personOf(entry, aliases), isEntity: true })
    },
    aka: () => aliases.push(alias),
  }
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (problem) => {
    throw new Error(`The file is no well-formed XML (${problem.message})`)
  })
  parser.on('opentag', ({ name }) => {
    path.push(localName(name))
    text = ''
    if (path.at(-1) === 'sdnEntry') [entry, aliases] = [{}, []]
    if (path.at(-1) === 'aka') alias = { first: '', last: '', isWeak: false }
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('cdata', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    const own = localName(name)
    const parent = path.at(-2)
    const value = text.trim()
    path.pop()
    text = ''
    if (parent === 'aka') takeAlias(alias, own, value)
    // Parts of lists, as a document's number, have names of their own and are not looked for.
    else if (parent === 'sdnEntry' || own === 'program' || own === 'dateOfBirth') entry[own] = [...(entry[own] ?? []), value]
    ends[own]?.(value)
  })
  parser.write(xml).close()
  if (publishedOn === undefined || announced === undefined) throw new Error('This is no SDN.XML: it does not say when it was published')
  if (entries !== announced) throw new Error(`The file announces ${announced} entries and has ${entries}: download it again`)
  return { publishedOn, people }
}

function takeAlias(alias: Alias, field: string, value: string): void {
  if (field === 'firstName') alias.first = value
  if (field === 'lastName') alias.last = value
  // Weak aliases are common nicknames; the publisher asks no one to screen by them.
  if (field === 'category') alias.isWeak = value.toLowerCase() === 'weak'
}

const fullName = (first: string | undefined, last: string | undefined): string => [first, last].filter(Boolean).join(' ')

function personOf(fields: Fields, aliases: readonly Alias[]): ListedPerson {
  const remarks = fields.remarks?.[0]
  return {
    entry: fields.uid?.[0] ?? '',
    name: fullName(fields.firstName?.[0], fields.lastName?.[0]),
    otherNames: aliases.filter(({ isWeak }) => !isWeak).map(({ first, last }) => fullName(first, last)),
    birthDates: fields.dateOfBirth ?? [],
    programs: fields.program ?? [],
    ...(remarks && { remarks }),
  }
}

function localDateOf(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!month || !day || !year) throw new Error(`The publication date is not readable: ${text}`)
  return `${year}-${month}-${day}`
}
