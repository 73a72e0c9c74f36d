/** What a partner costs the start: every shipped brand folder is read and validated, against three of them. */
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from '../percentile.ts'
import { startProduct } from '../product/start-product.ts'
import type { Row } from '../row.ts'

const BRANDS = fileURLToPath(new URL('../../../brands', import.meta.url))
const FEW = ['hearth', 'northgate', 'riosol']
const BOUND_MS = 150

export const brandFolders: Row = {
  name: 'brands',
  async measure(bench) {
    const few = bench.newFolder('few-brands')
    for (const name of FEW) cpSync(join(BRANDS, name), join(few, name), { recursive: true })
    // Each with data of its own: a start with fewer folders withdraws the others, which is no start as usual.
    const data = new Map([BRANDS, few].map((folder, place) => [folder, bench.newFolder(`brands-data-${place}`)]))
    const startWith = async (folder: string) => {
      const product = await startProduct(bench, { HEARTHLINE_DATA: data.get(folder)!, SANDBOX_SPEED: 'instant', HEARTHLINE_BRANDS: folder })
      await product.stop()
      return product.readyAfterMs
    }
    const rounds = bench.quick ? 3 : 11
    const [ofAll, ofFew]: [number[], number[]] = [[], []]
    for (let round = 0; round <= rounds; round++) {
      // In turn, so that a busy moment of the machine is shared; the first of each makes the data and warms the file cache.
      const [all, three] = [await startWith(BRANDS), await startWith(few)]
      if (round === 0) continue
      ofAll.push(all)
      ofFew.push(three)
    }
    const [value, base] = [median(ofAll), median(ofFew)]
    const count = readdirSync(BRANDS).length
    return [
      {
        what: `Start to ready with ${count} brand folders, embedded`,
        product: { value, unit: 'ms', of: `median of ${rounds}` },
        baseline: { value: base, unit: 'ms', of: `${FEW.length} folders` },
        ratio: value / base,
        bound: `≤ ${BOUND_MS} ms more`,
        holds: value - base <= BOUND_MS,
      },
    ]
  },
}
