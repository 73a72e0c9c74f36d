/** Long lists inside a fact's data are stored by column: a decision's offers are a tenth of their text so, for the disk, the line and the parser. */
import { type PackedRows, packRows, unpackRows } from '@hearthline/domain'

/** From so many records on. */
const LONG = 24
/** Stands in the list's place; no schema of a fact has such a member. */
const MARK = '~packed'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isLongList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length >= LONG && value.every(isRecord)

const changed = (data: unknown, change: (member: unknown) => unknown): unknown =>
  isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, member]) => [name, change(member)])) : data

export const packData = (data: unknown): unknown => changed(data, (member) => (isLongList(member) ? { [MARK]: packRows(member) } : member))

/** Whether a long list is in it. */
export const isPacked = (data: unknown): boolean =>
  isRecord(data) && Object.values(data).some((member) => isRecord(member) && MARK in member)

/** What was stored before lists were packed comes out as it is. */
export const unpackData = (data: unknown): unknown =>
  changed(data, (member) => (isRecord(member) && isRecord(member[MARK]) ? unpackRows(member[MARK] as unknown as PackedRows) : member))
