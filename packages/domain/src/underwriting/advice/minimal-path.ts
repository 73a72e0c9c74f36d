import type { PathModel, PathSpec } from './path-model.ts'
import { holds } from './payable.ts'

/**
 * Whether nothing of it can be taken away or made smaller by an account, a dollar, a step of the line or a score at which something changes.
 * More money, income, score or a smaller line never hurt, so that one step back of each is enough; paying more off by the line can, as the line
 * grows with it: of that every smaller set is tried.
 */
export function isMinimal(model: PathModel, spec: PathSpec): boolean {
  return !smallerSpecs(model, spec).some((smaller) => model.passes(smaller))
}

function smallerSpecs({ items }: PathModel, spec: PathSpec): PathSpec[] {
  const { byLine, own, score, line, down, carry } = spec
  const smaller: PathSpec[] = []
  for (let set = (byLine - 1) & byLine; byLine !== 0; set = (set - 1) & byLine) {
    smaller.push({ ...spec, byLine: set })
    if (set === 0) break
  }
  for (const index of items.keys()) if (holds(own, index)) smaller.push({ ...spec, own: own & ~(1 << index) })
  if (score > 0) smaller.push({ ...spec, score: score - 1 })
  if (line > 0) smaller.push({ ...spec, line: line - 1 })
  if (down) smaller.push({ ...spec, down: lessOf(down) })
  if (carry) smaller.push({ ...spec, carry: lessOf(carry) })
  return smaller
}

/** A dollar less, or none. */
const lessOf = <T extends { readonly cents: number }>(amount: T): T | undefined =>
  amount.cents <= 100 ? undefined : { ...amount, cents: amount.cents - 100 }
