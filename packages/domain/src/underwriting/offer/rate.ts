/** Rates as whole thousandths of a percent, so that every sum is exact: '8.375' is 8375. No tables here: the browser uses it too. */

const shape = /^(-?)(\d+)(?:\.(\d{1,3}))?$/

/** The cells of the tables, thousands of times for one decision. */
const read = new Map<string, number>()

/** Percent text with at most three decimals to whole thousandths. Throws RangeError on anything else. */
export function toMills(percent: string): number {
  const known = read.get(percent)
  if (known !== undefined) return known
  const mills = parseMills(percent)
  // A bound, so that nothing that is sent fills the memory.
  if (read.size > 5000) read.clear()
  read.set(percent, mills)
  return mills
}

function parseMills(percent: string): number {
  const match = shape.exec(percent)
  if (match === null) throw new RangeError(`Not a rate with at most three decimals: ${percent}`)
  const mills = Number(match[2]) * 1000 + Number((match[3] ?? '').padEnd(3, '0'))
  return match[1] === '-' && mills !== 0 ? -mills : mills
}

/** Whole thousandths back to percent text with exactly three decimals: 8375 -> '8.375'. */
export function fromMills(mills: number): string {
  const digits = Math.abs(mills).toString().padStart(4, '0')
  return `${mills < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`
}
