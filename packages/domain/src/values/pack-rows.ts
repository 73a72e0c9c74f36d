/** Many records of one shape, column by column and each value once: hundreds of offers differ in a few figures, and fit into a tenth of their text. */

/** Which of a column's values each record has: so many of these digits for each record, none at all where all have the one. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const PLACE_OF = new Map([...DIGITS].map((digit, place) => [digit.charCodeAt(0), place]))

export interface PackedColumn {
  /** each value once, in the order of its first record */
  readonly values: readonly unknown[]
  /** a place past the last value: the record has no such member */
  readonly at: string
}

export interface PackedRows {
  readonly count: number
  readonly columns: Readonly<Record<string, PackedColumn>>
}

type Row = Readonly<Record<string, unknown>>

/** How many digits a column needs to index so many values. */
function widthFor(places: number): number {
  let width = 0
  for (let reach = 1; reach < places; reach *= DIGITS.length) width++
  return width
}

function written(place: number, width: number): string {
  let text = ''
  for (let left = width, rest = place; left > 0; left--, rest = Math.floor(rest / DIGITS.length)) text = DIGITS[rest % DIGITS.length] + text
  return text
}

function packColumn(rows: readonly Row[], name: string): PackedColumn {
  const values: unknown[] = []
  const known = new Map<unknown, number>()
  const places = rows.map((row) => {
    const value = row[name]
    if (value === undefined) return -1
    // A text is distinguished from another value's text by its prefix.
    const key = typeof value === 'object' ? `json:${JSON.stringify(value)}` : typeof value === 'string' ? `text:${value}` : value
    const place = known.get(key) ?? values.push(value) - 1
    known.set(key, place)
    return place
  })
  const absent = places.includes(-1)
  const width = widthFor(values.length + (absent ? 1 : 0))
  return { values, at: places.map((place) => written(place < 0 ? values.length : place, width)).join('') }
}

/** Packs records of JSON values; members that are undefined are none. */
export function packRows(rows: readonly Row[]): PackedRows {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...names].map((name) => [name, packColumn(rows, name)] as const)
  return { count: rows.length, columns: Object.fromEntries(columns.filter(([, { values }]) => values.length > 0)) }
}

/** The records again, in their order. A value that several have is one and the same object: records are read, never written to. */
export function unpackRows({ count, columns }: PackedRows): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = Array.from({ length: count }, () => ({}))
  for (const [name, { values, at }] of Object.entries(columns)) {
    const width = count === 0 ? 0 : at.length / count
    for (let index = 0; index < count; index++) {
      let place = 0
      for (let digit = index * width; digit < (index + 1) * width; digit++)
        place = place * DIGITS.length + (PLACE_OF.get(at.charCodeAt(digit)) ?? 0)
      if (place < values.length) rows[index]![name] = values[place]
    }
  }
  return rows
}
