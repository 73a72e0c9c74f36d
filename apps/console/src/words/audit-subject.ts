/** What an entry of the audit log was done to, and what came of it, in words. Pure. */
import { type PayoffEventKind, RESCISSION_RETURN_LABELS } from '@hearthline/domain'
import { EVENT_WORDS } from '../closing/event-words.ts'
import { documentTypeName } from './document-type-names.ts'
import { formatCode } from './format-code.ts'
import { itemTitle } from './item-titles.ts'
import { formatResult } from './result-names.ts'

type Detail = Readonly<Record<string, unknown>>
type Titles = ReadonlyMap<string, string>

interface DecidedPart {
  readonly part: string
  readonly outcome?: string
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const outcomeWords = (outcome: string): string => formatResult(outcome).toLowerCase()

/** Of a payoff, of what was returned, of a condition, of a document: what the entry names beside its item. */
function otherWords({ event, what, category, kind }: Detail): string | undefined {
  const told = (event as { readonly what?: PayoffEventKind } | undefined)?.what
  if (told !== undefined) return EVENT_WORDS[told] ?? formatCode(told)
  const returned = textOf(what)
  if (returned)
    return Object.hasOwn(RESCISSION_RETURN_LABELS, returned) ? RESCISSION_RETURN_LABELS[returned as 'CASH'] : formatCode(returned)
  const condition = textOf(category)
  if (condition) return formatCode(condition.replace(/^HELOC_/, ''))
  const document = textOf(kind)
  return document && documentTypeName(document)
}

/** 'Funding approval, accepted'; 'Conditions: identity accepted, bank account refused'; empty where the entry names nothing. */
export function auditSubject(detail: Detail, titles: Titles): string {
  const named = textOf(detail.item ?? detail.decided ?? detail.asked)
  const failed = (listOf(detail.gaveUp) as readonly { readonly item?: unknown }[]).flatMap(({ item }) => textOf(item) ?? [])
  const changed = [...listOf(detail.items).flatMap((item) => textOf(item) ?? []), ...failed]
  const items = named === undefined ? changed : named.split('+')
  const title = items.map((item) => itemTitle(item, titles)).join(', ')
  const other = otherWords(detail)
  const parts = (listOf(detail.parts) as readonly DecidedPart[]).map(({ part, outcome }) =>
    [formatCode(part).toLowerCase(), outcome && outcomeWords(outcome)].filter(Boolean).join(' '),
  )
  const outcome = textOf(detail.outcome)
  const came = [other, parts.join(', '), detail.takenBack === true ? 'taken back' : outcome && outcomeWords(outcome)].filter(Boolean)
  // What a person decided without an outcome of its own was recorded, as the reader is told.
  if (came.length === 0 && detail.decided !== undefined) came.push('recorded')
  return [title, ...came].filter(Boolean).join(', ')
}
