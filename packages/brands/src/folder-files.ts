/** A version as the folder that would make the same brand: what `npm run new -- brand` writes. Pure. */
import type { BrandContent } from './make-brand.ts'

const DRAWINGS = ['logo', 'logoDark', 'mark', 'markDark'] as const
const fileOf = (drawing: string): string => `${drawing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`

/** @returns text by path, each within the lender's folder */
export function folderFiles({ values, svg, ownTexts }: BrandContent): Readonly<Record<string, string>> {
  const drawn = new Map<string, string>()
  const logos = { ...values.logos }
  for (const drawing of DRAWINGS) {
    // Two of one file that became two drawings at the desk.
    const isTaken = drawn.has(logos[drawing]) && drawn.get(logos[drawing]) !== svg[drawing]
    if (isTaken) logos[drawing] = `desk-${fileOf(drawing)}`
    drawn.set(logos[drawing], svg[drawing])
  }
  const folder = values.orgCode.toLowerCase()
  const files: readonly (readonly [string, string])[] = [
    ['brand.json', `${JSON.stringify({ ...values, logos }, null, 2)}\n`],
    ...drawn,
    ...ownTexts.map(({ name, version, raw }) => [`legal/${name}/${version}.md`, raw] as const),
  ]
  return Object.fromEntries(files.map(([path, text]) => [`${folder}/${path}`, text]))
}
