/** Puts en-US thousands separators into a plain decimal string: '-1234567.80' -> '-1,234,567.80'. */
export function groupThousands(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
