/** A decision's offers are stored by column: a long list of them is a tenth of their text so, for the disk, the line and the parser. */
import { type PackedRows, packRows, unpackRows } from '@hearthline/domain'

/** The one list that the product makes long by itself. What people record, event by event, stays as it is: the database compares it, whoever writes. */
const PACKED = 'offers'
/** From so many records on. */
const LONG = 24
/** Stands in the list's place; no schema of a fact has such a member. */
const MARK = '~packed'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isLongList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.length >= LONG && value.every(isRecord)

const changed = (data: unknown, change: (member: unknown, name: string) => unknown): unknown =>
  isRecord(data) ? Object.fromEntries(Object.entries(data).map(([name, member]) => [name, change(member, name)])) : data

export const packData = (data: unknown): unknown =>
  changed(data, (member, name) => (name === PACKED && isLongList(member) ? { [MARK]: packRows(member) } : member))

/** Whether a long list is in it. */
export const isPacked = (data: unknown): boolean =>
  isRecord(data) && Object.values(data).some((member) => isRecord(member) && MARK in member)

/** What was stored before lists were packed comes out as it is. */
export const unpackData = (data: unknown): unknown =>
  changed(data, (member) => (isRecord(member) && isRecord(member[MARK]) ? unpackRows(member[MARK] as unknown as PackedRows) : member))
