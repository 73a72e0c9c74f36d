/** A brand as if another version of it were in force on this node, without one being kept. */
import type { Brand } from '@hearthline/brands'
import type { Container } from '../container.ts'

/** Gives back what puts the former one in its place again. */
export function changeBrand({ brands }: Pick<Container, 'brands'>, code: string, change: (usual: Brand) => Brand): () => void {
  const usual = brands.now()
  brands.replace({ ...usual, brands: new Map([...usual.brands, [code, change(usual.brands.get(code)!)]]) })
  return () => brands.replace(usual)
}
