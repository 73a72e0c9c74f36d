/** Every brand folder of the project may go live: what is missing or wrong, by file and field, a line each. */
import { join } from 'node:path'
import { BrandError, loadBrands } from '@hearthline/brands/load'
import { ROOT } from './run-tool.ts'

export async function checkBrands(folder = join(ROOT, 'brands')): Promise<readonly string[]> {
  try {
    await loadBrands(folder)
    return []
  } catch (problem) {
    if (problem instanceof BrandError) return problem.faults.map((fault) => `brands/${fault}`)
    throw problem
  }
}
