/** One name however it is printed: 'Harbor Foods, Inc.' and 'HARBOR FOODS INC'. */
export const plainPayer = (payer: string): string =>
  payer
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\b(?:inc|incorporated|llc|corp|corporation|co|company|ltd|lp)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A bank prints more than the name, or less of it: 'HARBOR FOODS PAYROLL PPD' is of Harbor Foods. */
export function isWithinPayer(one: string, other: string): boolean {
  const [a, b] = [plainPayer(one), plainPayer(other)]
  return a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `))
}
