import type { Brand } from '@hearthline/brands'
import type { Config } from './config.ts'
import { StartRefused } from './start-refused.ts'

/**
 * The lenders that come with the product are invented, and so are their licenses: no one may borrow from one.
 * @throws StartRefused naming their folders
 */
export function refuseSampleBrands(
  { production, rehearsal, brandsFolder }: Pick<Config, 'production' | 'rehearsal' | 'brandsFolder'>,
  brands: ReadonlyMap<string, Brand>,
): void {
  if (!production || rehearsal) return
  const samples = [...brands.values()].filter(({ sample }) => sample)
  if (samples.length === 0) return
  throw new StartRefused(
    `Production cannot lend under an invented name, and these brands in ${brandsFolder} are samples: ${samples.map(({ folder }) => folder).join(', ')}. ` +
      'Name a folder that holds none with HEARTHLINE_BRANDS (make a lender’s with "npm run new -- brand"). To rehearse with samples, set NODE_ENV=rehearsal.',
  )
}
