/** Of content that could not be published what can be drawn. Node only, as what makes a brand of it. */
import type { Brand } from './brand.ts'
import type { LegalFile } from './legal/load-legal-texts.ts'
import { type BrandContent, brandOfContent } from './make-brand.ts'

export interface DrawnBrand {
  readonly brand: Brand | undefined
  /** Where the usual value stands in the place of one that cannot be shown: by path, as faults name it. */
  readonly instead: readonly string[]
}

/** A fault may be of a part whose whole is wrong: it is widened, to the whole content at last. */
const MOST_ROUNDS = 24

/**
 * Values that no brand can be made of are as in `usual`. What a publication refuses and a page can show, as a faint color, stays as it is typed.
 */
export function drawableBrand(content: unknown, usual: BrandContent, product: readonly LegalFile[]): DrawnBrand {
  let given = content
  const instead = new Map<string, number>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { brand, faults } = brandOfContent(given, product)
    if (brand) return { brand, instead: [...instead.keys()] }
    for (const path of new Set(faults.map(pathOf))) {
      const wider = instead.get(path) ?? 0
      instead.set(path, wider + 1)
      const parts = partsOf(path)
      const at = parts.slice(0, Math.max(0, parts.length - wider))
      given = withUsual(given, usual, at)
    }
  }
  return { brand: undefined, instead: [...instead.keys()] }
}

const pathOf = (fault: string): string => /^([A-Za-z0-9_.]+):? /.exec(fault)?.[1] ?? 'content'

/** Values are named without their first part, as brand.json has them. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('.')
  if (parts[0] === 'content') return []
  return parts[0] === 'svg' || parts[0] === 'ownTexts' ? parts : ['values', ...parts]
}

type Tree = Readonly<Record<string, unknown>>

function withUsual(given: unknown, usual: unknown, [part, ...rest]: readonly string[]): unknown {
  if (part === undefined || typeof given !== 'object' || given === null) return usual
  const from = typeof usual === 'object' && usual !== null ? (usual as Tree)[part] : undefined
  const next = withUsual((given as Tree)[part], from, rest)
  if (Array.isArray(given)) return given.flatMap((one, at) => (String(at) === part ? (next === undefined ? [] : [next]) : [one]))
  const { [part]: _before, ...others } = given as Tree
  return next === undefined ? others : { ...others, [part]: next }
}
